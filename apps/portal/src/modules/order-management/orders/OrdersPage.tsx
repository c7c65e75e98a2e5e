import { Button, Stack } from '@mailroom/design-system';
import { useSearchParams } from 'react-router-dom';
import { Gate } from '../../../session/user/Gate.tsx';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { ProductList } from './ProductList.tsx';

const OrderList = lazyPart(async () => (await import('./OrderList.tsx')).OrderList);

/** Products, of which each is one deployment, or the orders that hold them. The module's guard asks for can_view_order. */
function useView() {
  const [url, setUrl] = useSearchParams();
  const isOrders = url.get('view') === 'orders';
  function show(view: string | undefined) {
    // Drops page, sort and filters, because the other list has other columns.
    const account = url.get('account');
    setUrl({ ...(view && { view }), ...(account !== null && { account }) });
  }
  const choice = (
    <Stack direction="row" gap={4} role="group" aria-label="View">
      <Button variant="quiet" aria-pressed={!isOrders} onClick={() => show(undefined)}>
        Products
      </Button>
      <Button variant="quiet" aria-pressed={isOrders} onClick={() => show('orders')}>
        Orders
      </Button>
      <Button variant="quiet" href={paths.orderManagement.calendar}>
        Calendar
      </Button>
    </Stack>
  );
  return { isOrders, choice };
}

function Orders() {
  const { isOrders, choice } = useView();
  return isOrders ? <OrderList views={choice} /> : <ProductList views={choice} />;
}

/** Every product of every order: what is sent when, its status, and who acts next. As a choice, the orders themselves. */
export function OrdersPage() {
  return (
    <Gate needs="can_view_product" screen>
      <Orders />
    </Gate>
  );
}
