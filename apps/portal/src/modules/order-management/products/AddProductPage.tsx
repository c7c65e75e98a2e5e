import type { V1Schemas } from '@mailroom/api-client';
import { Page, PageHeader, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
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

interface AddProductProps {
  order: V1Schemas['Order'];
  /** Chosen elsewhere. */
  given?: Given;
}

function AddProduct({ order, given }: AddProductProps) {
  usePageTitle('Add product');
  const navigate = useNavigate();
  // A creative or audience in the URL has its own draft, or an older draft would replace it.
  const { search } = useLocation();
  const create = useCreateProduct();
  const added = useRef<number>(undefined);
  // Without the permission to view the account, times are in the user's own zone, which the field names.
  const account = useQuery({ ...accountQuery(order.account_id), enabled: useCan('can_view_account').can });
  const add = order.actions.find(({ name }) => name === 'add_product');
  const form = useRecordForm<ProductValues>({
    values: { ...emptyProduct, creative_id: given?.creative?.id ?? null, audience_id: given?.audience?.id ?? null },
    rules: productRules,
    cannotSave: add?.allowed ? undefined : add?.reason,
    draftKey: `product:new:${order.id}${search}`,
    save: async (values) => {
      const { product_id } = await create.mutateAsync({ order_id: order.id, ...bodyOf(values) });
      added.current = product_id;
    },
    onDone: () => {
      if (added.current) void navigate(paths.orderManagement.order(order.id, added.current), { replace: true });
    },
  });
  return (
    <Page width="narrow">
      <PageHeader
        title="Add product"
        breadcrumbs={[
          { label: 'Orders', href: paths.orderManagement.dashboard },
          { label: `${order.name} #${order.id}`, href: paths.orderManagement.order(order.id) },
          { label: 'Add product' },
        ]}
      />
      {!add?.allowed && <Text as="p">{add?.reason}</Text>}
      <ProductForm
        form={form}
        accountId={order.account_id}
        advertiserId={order.advertiser_id}
        timeZone={account.data?.time_zone}
        currency="USD"
        accountTolerance={account.data?.volume_tolerance_percent}
        action={add}
        chosen={given}
        saveLabel="Add product"
        cancelHref={paths.orderManagement.order(order.id)}
      />
    </Page>
  );
}

const GivenParts = lazyPart(async () => (await import('./GivenParts.tsx')).GivenParts);

/** Adds a product to an order, with the creative or audience that the URL names. */
export function AddProductPage({ order }: { order: V1Schemas['Order'] }) {
  const [url] = useSearchParams();
  return url.has('creative') || url.has('audience') ? (
    <GivenParts>{(given) => <AddProduct order={order} given={given} />}</GivenParts>
  ) : (
    <AddProduct order={order} />
  );
}
