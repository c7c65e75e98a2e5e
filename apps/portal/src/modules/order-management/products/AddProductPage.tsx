import type { V1Schemas } from '@mailroom/api-client';
import { Page, PageHeader } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountQuery } from '../../../resources/accounts.queries.ts';
import { useCreateProduct } from '../../../resources/products.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ProductForm } from './ProductForm.tsx';
import { bodyOf, emptyProduct, productRules, type ProductValues } from './productFields.ts';

/** Adds a product to an order. */
export function AddProductPage({ order }: { order: V1Schemas['Order'] }) {
  usePageTitle('Add product');
  const navigate = useNavigate();
  const create = useCreateProduct();
  const added = useRef<number>(undefined);
  // Without the permission to view the account, times are in the user's own zone, which the field names.
  const account = useQuery({ ...accountQuery(order.account_id), enabled: useCan('can_view_account').can });
  const add = order.actions.find(({ name }) => name === 'add_product');
  const form = useRecordForm<ProductValues>({
    values: emptyProduct,
    rules: productRules,
    cannotSave: add?.allowed ? undefined : add?.reason,
    draftKey: `product:new:${order.id}`,
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
      <ProductForm
        form={form}
        accountId={order.account_id}
        timeZone={account.data?.time_zone}
        currency="USD"
        accountTolerance={account.data?.volume_tolerance_percent}
        action={add}
        saveLabel="Add product"
        cancelHref={paths.orderManagement.order(order.id)}
      />
    </Page>
  );
}
