import type { V1Schemas } from '@mailroom/api-client';
import { Banner, NumberInput, Page, PageHeader, Skeleton, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { accountQuery } from '../../../resources/accounts.queries.ts';
import { useCreateProduct } from '../../../resources/products.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ProductForm } from './ProductForm.tsx';
import type { Given } from './GivenParts.tsx';
import { bodyOf, emptyProduct, productRules, type ProductValues } from './productFields.ts';
import { calendarOf, suggestedDates, suggestedEnd } from './suggestions.ts';

interface AddProductProps {
  order: V1Schemas['Order'];
  /** Undefined for a user who may not view the account. */
  account: V1Schemas['Account'] | undefined;
  /** Chosen elsewhere. */
  given: Given | undefined;
}

/** The values that the form of a new product begins with. */
function beginning({ account, given }: AddProductProps): ProductValues {
  const { creative, audience, copy } = given ?? {};
  if (copy) return copy.values;
  return {
    ...emptyProduct,
    ...(account && suggestedDates(calendarOf(account), new Date())),
    creative_id: creative?.id ?? null,
    audience_id: audience?.id ?? null,
  };
}

function AddProduct(props: AddProductProps) {
  usePageTitle('Add product');
  const { order, account, given } = props;
  const copy = given?.copy;
  const navigate = useNavigate();
  // A creative or audience in the URL has its own draft, or an older draft would replace it.
  const { search } = useLocation();
  const create = useCreateProduct();
  const added = useRef<number>(undefined);
  const [days, setDays] = useState(copy?.days ?? 0);
  const [values] = useState(() => beginning(props));
  const add = order.actions.find(({ name }) => name === 'add_product');
  const form = useRecordForm<ProductValues>({
    values,
    rules: productRules,
    cannotSave: add?.allowed ? undefined : add?.reason,
    draftKey: `product:new:${order.id}${search}`,
    save: async (input) => {
      const { product_id } = await create.mutateAsync({ order_id: order.id, ...bodyOf(input) });
      added.current = product_id;
    },
    onDone: () => {
      if (added.current) void navigate(paths.orderManagement.order(order.id, added.current), { replace: true });
    },
  });

  function move(by: number | null) {
    const dates = by === null ? undefined : copy?.movedBy(by);
    if (by === null || !dates) return;
    setDays(by);
    for (const name of ['product_start_date', 'product_end_date'] as const)
      form.form.setValue(name, dates[name], { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Page width="narrow">
      <PageHeader
        title="Add product"
        breadcrumbs={[
          { label: 'Orders', href: paths.orderManagement.dashboard },
          { label: `${order.name}, order ${order.id}`, href: paths.orderManagement.order(order.id) },
          { label: 'Add product' },
        ]}
      />
      {!add?.allowed && <Text as="p">{add?.reason}</Text>}
      {copy && (
        <Banner
          title={`A copy of ${copy.product.product_name}`}
          actions={<NumberInput label="Dates moved by" unit="days" value={days} onValueChange={move} />}
        >
          Start and end keep their hours. Nothing of its launches is copied.
        </Banner>
      )}
      <ProductForm
        form={form}
        isNew
        suggested={copy || !account ? undefined : values}
        endOf={account && ((start) => suggestedEnd(start, calendarOf(account).time_zone))}
        accountId={order.account_id}
        advertiserId={order.advertiser_id}
        timeZone={account?.time_zone ?? copy?.product.time_zone}
        currency={copy?.product.rate?.currency ?? 'USD'}
        accountTolerance={account?.volume_tolerance_percent}
        action={add}
        chosen={copy?.product ?? given}
        saveLabel="Add product"
        cancelHref={paths.orderManagement.order(order.id)}
      />
    </Page>
  );
}

/** Reads the account, by whose calendar the dates are suggested. Times are in the user's own zone without the permission to view it. */
function OfAccount({ order, given }: Omit<AddProductProps, 'account'>) {
  const account = useQuery({ ...accountQuery(order.account_id), enabled: useCan('can_view_account').can });
  if (account.isLoading) {
    return (
      <Page width="narrow">
        <Skeleton lines={6} height={40} />
      </Page>
    );
  }
  return <AddProduct order={order} account={account.data} given={given} />;
}

const GivenParts = lazyPart(async () => (await import('./GivenParts.tsx')).GivenParts);

/** Adds a product to an order, with the creative or audience that the URL names, or as a copy of another product. */
export function AddProductPage({ order }: { order: V1Schemas['Order'] }) {
  const [url] = useSearchParams();
  return ['creative', 'audience', 'copy'].some((name) => url.has(name)) ? (
    <GivenParts>{(given) => <OfAccount order={order} given={given} />}</GivenParts>
  ) : (
    <OfAccount order={order} given={undefined} />
  );
}
