import { Page, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { orderQuery } from '../../../resources/orders.queries.ts';
import { productQuery } from '../../../resources/products.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { readRecordId, useRouteId } from '../../../shared/recordId.ts';

const AddProductPage = lazyPart(async () => (await import('../form/AddProductPage.tsx')).AddProductPage);
const EditProductPage = lazyPart(async () => (await import('../form/EditProductPage.tsx')).EditProductPage);
const OrderPage = lazyPart(async () => (await import('./OrderPage.tsx')).OrderPage);
const ProductPage = lazyPart(async () => (await import('../products/ProductPage.tsx')).ProductPage);

const orders = { href: paths.orderManagement.dashboard, label: 'All orders' };
const loading = (
  <Page>
    <Skeleton lines={6} height={40} />
  </Page>
);

function NamedProduct({ id }: { id: number }) {
  const see = useCan('can_view_product');
  const product = useQuery({ ...productQuery(id), enabled: see.can });
  const [edit] = useUrlText('edit');
  if (!see.can) return <Navigate replace to={paths.unauthorized} />;
  if (product.data) return edit ? <EditProductPage product={product.data} /> : <ProductPage product={product.data} />;
  return product.error ? <LoadFailure what="The product" query={product} back={orders} /> : loading;
}

function NamedOrder({ id, isNewProduct }: { id: number; isNewProduct: boolean }) {
  const order = useQuery(orderQuery(id));
  if (order.data) return isNewProduct ? <AddProductPage order={order.data} /> : <OrderPage order={order.data} />;
  return order.error ? <LoadFailure what="The order" query={order} back={orders} /> : loading;
}

/** An order, or the one of its products that the URL names. */
export function EditOrderPage() {
  const id = useRouteId();
  const [product] = useUrlText('product');
  return (
    <Suspense fallback={loading}>
      {product === '' || product === 'new' ? (
        <NamedOrder key={id} id={id} isNewProduct={product === 'new'} />
      ) : (
        <NamedProduct key={product} id={readRecordId(product)} />
      )}
    </Suspense>
  );
}
