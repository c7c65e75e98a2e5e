import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, Code, Page, PageHeader, Skeleton, Stack } from '@mailroom/design-system';
import { statusRow } from '@mailroom/domain/statuses/statuses';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionButtons } from '../../../components/ActionButtons.tsx';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { FoldedCard } from '../../../components/FoldedCard.tsx';
import { useDeleteOrder, useSubmitOrder } from '../../../resources/orders.queries.ts';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { loadAlongside, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { OrderMissing } from './OrderMissing.tsx';
import { OrderSummary } from './OrderSummary.tsx';

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

const CopyOrderDialog = loadOnUse(async () => (await import('./CopyOrderDialog.tsx')).CopyOrderDialog);

type Order = V1Schemas['Order'];

/** One order with its products. */
export function OrderPage({ order }: { order: Order }) {
  usePageTitle(order.name);
  const { count } = useFormats();
  const navigate = useNavigate();
  const submit = useSubmitOrder();
  const [isCopying, setCopying] = useState(false);
  const remove = useDeleteOrder();
  const add = order.actions.find(({ name }) => name === 'add_product');
  const edit = order.actions.find(({ name }) => name === 'update');
  // A client may neither add nor edit: both are hidden, not disabled.
  const isOffered = useOffered();
  const isSubmitted = order.submitted_at !== null;
  const isFinished =
    order.products.length > 0 &&
    order.products.every(({ product_status: code }) => statusRow('product', code).phase === 'over');

  async function act(name: string) {
    if (name === 'submit') submit.mutate(order.id);
    else if (name === 'duplicate') setCopying(true);
    else if (name === 'delete') {
      await remove.mutateAsync(order.id);
      void navigate(paths.orderManagement.dashboard);
    }
  }

  const addProduct = isOffered(add) && (
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
        note={<Code>{`order ${order.id}`}</Code>}
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
              busy={Object.entries({ submit, delete: remove }).find(([, call]) => call.isPending)?.[0]}
              onAction={(name) => void act(name)}
            />
            {isSubmitted && addProduct}
          </Stack>
        }
      />
      <OrderMissing order={order} />
      <OrderSummary order={order} hasForm={isOffered(edit)} />
      <Card title="Products" note={count(order.products.length, 'product')} isFlush>
        <OrderProducts order={order} />
      </Card>
      {isOffered(edit) &&
        (isFinished ? (
          <FoldedCard title="Details">
            <OrderForm order={order} />
          </FoldedCard>
        ) : (
          <Card title="Details">
            <OrderForm order={order} />
          </Card>
        ))}
      {isCopying && <CopyOrderDialog order={order} onClose={() => setCopying(false)} />}
    </Page>
  );
}
