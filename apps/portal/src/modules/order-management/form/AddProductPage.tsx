import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { Banner, NumberInput, Page, PageHeader, Skeleton, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { planningRulesQuery } from '../../../resources/planning/planningRules.queries.ts';
import { useCreateProduct } from '../../../resources/products.queries.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ProductForm } from './ProductForm.tsx';
import type { Given } from './GivenParts.tsx';
import { bodyOf, emptyProduct, productRules, type ProductValues } from './productFields.ts';
import { suggestedDates, suggestedEnd } from './suggestions.ts';

interface AddProductProps {
  order: V1Schemas['Order'];
  /** The account's settings that its products keep to; undefined while they can't be read. */
  rules: V2Schemas['PlanningRules'] | undefined;
  /** Chosen elsewhere. */
  given: Given | undefined;
}

/** The values that the form of a new product begins with. */
function beginning({ rules, given }: AddProductProps): ProductValues {
  const { creative, audience, copy } = given ?? {};
  if (copy) return copy.values;
  return {
    ...emptyProduct,
    ...(rules && suggestedDates(rules, new Date())),
    creative_id: creative?.id ?? null,
    audience_id: audience?.id ?? null,
  };
}

function AddProduct(props: AddProductProps) {
  usePageTitle('Add product');
  const { order, rules, given } = props;
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
        suggested={copy || !rules ? undefined : values}
        endOf={rules && ((start) => suggestedEnd(start, rules.time_zone))}
        accountId={order.account_id}
        advertiserId={order.advertiser_id}
        timeZone={rules?.time_zone ?? copy?.product.time_zone}
        currency={copy?.product.rate?.currency ?? 'USD'}
        accountTolerance={rules?.volume_tolerance_percent}
        action={add}
        chosen={copy?.product ?? given}
        saveLabel="Add product"
        cancelHref={paths.orderManagement.order(order.id)}
      />
    </Page>
  );
}

/** Reads what the dates keep to, by which they are suggested. */
function OfAccount({ order, given }: Omit<AddProductProps, 'rules'>) {
  const rules = useQuery(planningRulesQuery(order.account_id));
  if (rules.isLoading) {
    return (
      <Page width="narrow">
        <Skeleton lines={6} height={40} />
      </Page>
    );
  }
  return <AddProduct order={order} rules={rules.data} given={given} />;
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
