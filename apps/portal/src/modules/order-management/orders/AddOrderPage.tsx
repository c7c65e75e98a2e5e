import { Button, Card, Checkbox, Form, Page, PageHeader, Skeleton, Stack, Text } from '@mailroom/design-system';
import { useRef, useState, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCreateOrder } from '../../../resources/planning/newOrders.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useAccountOfHeader } from '../../../session/account/useAccountOfHeader.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { loadAlongside, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import type { Given } from '../form/GivenParts.tsx';
import { emptyProduct } from '../form/productFields.ts';
import type { SuggestedDates } from '../form/suggestions.ts';
import { addOrderBody, addOrderRules, asFormError, isProductEmpty, type AddOrderValues } from './addOrderFields.ts';
import { OrderFields } from './OrderFields.tsx';
import type { OrderValues } from './orderFields.ts';

const FirstProduct = loadAlongside(
  async () => (await import('./FirstProduct.tsx')).FirstProduct,
  <Skeleton lines={6} height={40} />,
);

const EarlierOrder = loadOnUse(async () => (await import('./EarlierOrder.tsx')).EarlierOrder);

interface ProductCardProps {
  form: RecordForm<AddOrderValues>;
  given: Given | undefined;
  suggested: RefObject<SuggestedDates | undefined>;
}

/** The order's first product. Its fields appear with the account, which they depend on. */
function ProductCard({ form, given, suggested }: ProductCardProps) {
  const accountId = useWatch({ control: form.form.control, name: 'account_id' });
  const choice = form.control('has_product');
  return (
    <Card title="First product">
      <Stack gap={16}>
        <Checkbox label="Add a product with the order" {...choice} />
        {choice.value && accountId === null && (
          <Text as="p" tone="muted">
            Choose the account first: its audiences, creatives and working hours fill this form.
          </Text>
        )}
        {choice.value && accountId !== null && (
          <FirstProduct form={form} accountId={accountId} given={given} last={suggested} />
        )}
      </Stack>
    </Card>
  );
}

function AddOrder({ given }: { given?: Given }) {
  usePageTitle('Add order');
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = useCurrentAccount();
  const part = given?.creative ?? given?.audience;
  const account = part ? { id: part.account_id, name: part.account_name } : current.account;
  const { advertiser_id: id = null, advertiser_name: name = null } = given?.creative ?? {};
  const advertiser = id === null || name === null ? undefined : { id, name };
  const create = useCreateOrder();
  const mayAddProduct = useCan('can_update_order').can;
  const [isEarlier, setEarlier] = useState(false);
  const added = useRef<string>(undefined);
  const suggested = useRef<SuggestedDates>(undefined);
  const form = useRecordForm<AddOrderValues>({
    values: {
      account_id: account?.id ?? null,
      advertiser_id: advertiser?.id ?? null,
      name: '',
      po_number: '',
      notes: '',
      has_product: mayAddProduct,
      ...emptyProduct,
      audience_id: given?.audience?.id ?? null,
      creative_id: given?.creative?.id ?? null,
    },
    rules: addOrderRules,
    draftKey: `order:new${search}`,
    save: async (values) => {
      try {
        const { id, products } = await create.mutateAsync(addOrderBody(values));
        added.current = paths.orderManagement.order(id, products[0]?.product_id);
      } catch (error) {
        throw asFormError(error);
      }
    },
    // Somebody who leaves hasn't decided against the product, but can add it to the order later.
    onLeaving: () => {
      if (isProductEmpty(getValues())) setValue('has_product', false);
    },
    onDone: () => {
      if (added.current) void navigate(added.current, { replace: true });
    },
  });
  const { getValues, reset, resetField, setValue } = form.form;
  const ofHeader = useAccountOfHeader((id) => {
    const isMissing = getValues('account_id') === null;
    if (isMissing) resetField('account_id', { defaultValue: id });
    return isMissing;
  });

  return (
    <Page width="narrow">
      <PageHeader
        title="Add order"
        breadcrumbs={[{ label: 'Orders', href: paths.orderManagement.dashboard }, { label: 'Add order' }]}
        actions={<Button onClick={() => setEarlier(true)}>As an earlier order</Button>}
      />
      <Form aria-label="Order" {...form.formProps}>
        <Card title="Order">
          <OrderFields
            form={form as unknown as RecordForm<OrderValues>}
            account={part ? account : ofHeader}
            advertiser={advertiser}
            isNew
            onAccountChosen={() => {
              // These belong to the account.
              for (const name of ['audience_id', 'creative_id', 'install_id'] as const) setValue(name, null);
            }}
          />
        </Card>
        {mayAddProduct && <ProductCard form={form} given={given} suggested={suggested} />}
        <Stack direction="row" gap={8} justify="end">
          <Button href={paths.orderManagement.dashboard}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={form.isSaving}>
            Add order
          </Button>
        </Stack>
      </Form>
      {form.dialogs}
      {isEarlier && (
        <EarlierOrder
          accountId={getValues('account_id')}
          advertiserId={getValues('advertiser_id')}
          name={getValues('name')}
          onCopied={() => {
            const values = getValues();
            // The copy has everything else that was chosen here.
            if (values.po_number === '' && values.notes === '' && isProductEmpty(values)) reset();
          }}
          onClose={() => setEarlier(false)}
        />
      )}
    </Page>
  );
}

const GivenParts = loadOnUse(async () => (await import('../form/GivenParts.tsx')).GivenParts);

/** Adds an order and its first product in one call, so that a refused product leaves no order. */
export function AddOrderPage() {
  const [url] = useSearchParams();
  return (
    <Gate needs="can_add_order" screen>
      {url.has('creative') || url.has('audience') ? (
        <GivenParts>{(given) => <AddOrder given={given} />}</GivenParts>
      ) : (
        <AddOrder />
      )}
    </Gate>
  );
}
