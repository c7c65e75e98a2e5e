import { Page, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { orderQuery } from '../../../resources/orders.queries.ts';
import { productQuery } from '../../../resources/products.queries.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';

const AddProductPage = lazyPart(async () => (await import('../products/AddProductPage.tsx')).AddProductPage);
const EditProductPage = lazyPart(async () => (await import('../products/EditProductPage.tsx')).EditProductPage);
const OrderPage = lazyPart(async () => (await import('./OrderPage.tsx')).OrderPage);
const ProductPage = lazyPart(async () => (await import('../products/ProductPage.tsx')).ProductPage);

const orders = { href: paths.orderManagement.dashboard, label: 'All orders' };
const loading = (
  <Page>
    <Skeleton lines={6} height={40} />
  </Page>
);

function NamedProduct({ id }: { id: number }) {
  const product = useQuery(productQuery(id));
  const [edit] = useUrlText('edit');
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
  const id = Number(useParams()['id']);
  const [product] = useUrlText('product');
  return (
    <Suspense fallback={loading}>
      {/^\d+$/.test(product) ? (
        <NamedProduct key={product} id={Number(product)} />
      ) : (
        <NamedOrder key={id} id={id} isNewProduct={product === 'new'} />
      )}
    </Suspense>
  );
}
