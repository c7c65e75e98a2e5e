import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, DateText, Page, PageHeader, Skeleton, Stack, Text } from '@mailroom/design-system';
import { useNavigate } from 'react-router-dom';
import { ActionButtons } from '../../../components/ActionButtons.tsx';
import { CopyBanner } from '../../../components/CopyBanner.tsx';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { useDeleteOrder, useDuplicateOrder, useSubmitOrder } from '../../../resources/orders.queries.ts';
import { loadAlongside } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';

// As high as the loaded form.
const OrderForm = loadAlongside(
  async () => (await import('./OrderForm.tsx')).OrderForm,
  <Skeleton lines={3} height={67} smallHeight={158} />,
);

// As high as the table of three products.
const OrderProducts = loadAlongside(
  async () => (await import('./OrderProducts.tsx')).OrderProducts,
  <Skeleton lines={3} height={160} />,
);

type Order = V1Schemas['Order'];

/** Says who submitted the order and when, or what can't happen until it is submitted. */
function Submitted({ order }: { order: Order }) {
  if (!order.submitted_at) return <Text tone="muted">Not submitted: its products stay Draft</Text>;
  return (
    <Text tone="muted">
      Submitted <DateText value={order.submitted_at} />
      {order.submitted_by && ` by ${order.submitted_by.name}`}
    </Text>
  );
}

/** One order with its products. */
export function OrderPage({ order }: { order: Order }) {
  usePageTitle(order.name);
  const { count } = useFormats();
  const navigate = useNavigate();
  const submit = useSubmitOrder();
  const duplicate = useDuplicateOrder();
  const remove = useDeleteOrder();
  const add = order.actions.find(({ name }) => name === 'add_product');
  const isSubmitted = order.submitted_at !== null;

  async function act(name: string) {
    if (name === 'submit') submit.mutate(order.id);
    else if (name === 'duplicate') duplicate.mutate(order.id);
    else if (name === 'delete') {
      await remove.mutateAsync(order.id);
      void navigate(paths.orderManagement.dashboard);
    }
  }

  const addProduct = (
    <Button
      href={paths.orderManagement.order(order.id, 'new')}
      variant={isSubmitted ? 'primary' : 'secondary'}
      disabled={!add?.allowed}
      reason={add?.reason ?? ''}
    >
      Add product
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={order.name}
        breadcrumbs={[{ label: 'Orders', href: paths.orderManagement.dashboard }, { label: order.name }]}
        status={<EntityStatus entity="order" code={order.status} reasons={order.reasons} hasGuide />}
        note={`order #${order.id}`}
        actions={
          <Stack direction="row" gap={8} isWrapping>
            {!isSubmitted && addProduct}
            <ActionButtons
              actions={order.actions}
              labels={{
                delete: 'Delete order',
                duplicate: 'Duplicate',
                ...(!isSubmitted && { submit: 'Submit order' }),
              }}
              dangers={['delete']}
              effects={{ delete: 'The order is deleted with its products.' }}
              primary="submit"
              busy={Object.entries({ submit, duplicate, delete: remove }).find(([, call]) => call.isPending)?.[0]}
              onAction={(name) => void act(name)}
            />
            {isSubmitted && addProduct}
          </Stack>
        }
      />
      <CopyBanner copy={duplicate.data} href={paths.orderManagement.order(duplicate.data?.id ?? order.id)}>
        Its products have neither start nor end yet, and it is not submitted.
      </CopyBanner>
      <Card title="Products" note={count(order.products.length, 'product')} isFlush>
        <OrderProducts order={order} />
      </Card>
      <Card title="Order" note={<Submitted order={order} />}>
        <OrderForm order={order} />
      </Card>
    </Page>
  );
}
