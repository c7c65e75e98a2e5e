import { Button, Card, Form, Page, PageHeader, Stack } from '@mailroom/design-system';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCreateOrder } from '../../../resources/orders.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useAccountOfHeader } from '../../../session/account/useAccountOfHeader.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { textOrNull } from '../../../shared/forms/textOrNull.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import type { Given } from '../form/GivenParts.tsx';
import { OrderFields } from './OrderFields.tsx';
import { orderRules, type OrderValues } from './orderFields.ts';

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
  const added = useRef<number>(undefined);
  const form = useRecordForm<OrderValues>({
    values: {
      account_id: account?.id ?? null,
      advertiser_id: advertiser?.id ?? null,
      name: '',
      po_number: '',
      notes: '',
    },
    rules: orderRules,
    draftKey: `order:new${search}`,
    save: async ({ account_id, advertiser_id, name, po_number, notes }) => {
      const { id } = await create.mutateAsync({
        account_id: account_id ?? 0,
        advertiser_id: advertiser_id ?? 0,
        name,
        po_number: textOrNull(po_number),
        notes: textOrNull(notes),
      });
      added.current = id;
    },
    // Continues with the order's first product.
    onDone: () => {
      if (added.current)
        void navigate(
          paths.orderManagement.addProductWith(added.current, {
            creative: given?.creative?.id,
            audience: given?.audience?.id,
          }),
          { replace: true },
        );
    },
  });
  const { getValues, resetField } = form.form;
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
      />
      <Card title="Order">
        <Form aria-label="Order" {...form.formProps}>
          <Stack gap={16}>
            <OrderFields form={form} account={part ? account : ofHeader} advertiser={advertiser} isNew />
            <Stack direction="row" gap={8} justify="end">
              <Button href={paths.orderManagement.dashboard}>Cancel</Button>
              <Button type="submit" variant="primary" isBusy={form.isSaving}>
                Add order
              </Button>
            </Stack>
          </Stack>
        </Form>
      </Card>
      {form.dialogs}
    </Page>
  );
}

const GivenParts = loadOnUse(async () => (await import('../form/GivenParts.tsx')).GivenParts);

/** Adds an order; its products follow on the next screen. */
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
