import { Page, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { orderQuery } from '../../resources/orders.queries.ts';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { paths } from '../../shared/paths.ts';
import { AddProductPage } from './AddProductPage.tsx';
import { OrderPage } from './OrderPage.tsx';
import { ProductPage } from './ProductPage.tsx';

/** An order, or the product of it that the URL names. */
export function EditOrderPage() {
  const id = Number(useParams()['id']);
  const [product] = useUrlText('product');
  const order = useQuery(orderQuery(id));
  const isProduct = /^\d+$/.test(product);
  if (isProduct) return <ProductPage key={product} id={Number(product)} />;
  if (!order.data) {
    return order.error ? (
      <LoadFailure
        what="The order"
        query={order}
        back={{ href: paths.orderManagement.dashboard, label: 'All orders' }}
      />
    ) : (
      <Page>
        <Skeleton lines={4} height={40} />
      </Page>
    );
  }
  return product === 'new' ? <AddProductPage order={order.data} /> : <OrderPage key={id} order={order.data} />;
}
