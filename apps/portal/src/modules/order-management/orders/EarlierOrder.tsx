import { Button, Modal, Select, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderChoices } from '../../../resources/choices/orderChoices.ts';
import { orderQuery } from '../../../resources/orders.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { CopyOrderDialog } from './CopyOrderDialog.tsx';

interface EarlierOrderProps {
  /** The account and the advertiser of the new order, as far as they are chosen. */
  accountId: number | null;
  advertiserId: number | null;
  /** The name that the new order has so far. */
  name: string;
  /** Called before the new order opens. */
  onCopied: () => void;
  onClose: () => void;
}

/** Begins an order as an earlier one, such as that of last month: asks for that order, then for the dates of its copy. */
export function EarlierOrder({ accountId, advertiserId, name, onCopied, onClose }: EarlierOrderProps) {
  const [id, setId] = useState<number | null>(null);
  const [isNext, setNext] = useState(false);
  const order = useQuery({ ...orderQuery(id ?? 0), enabled: id !== null });
  if (isNext && order.data)
    return <CopyOrderDialog order={order.data} name={name || undefined} onCopied={onCopied} onClose={onClose} />;
  return (
    <Modal
      isOpen
      title="As an earlier order"
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={id === null}
            reason="Choose the order first"
            isBusy={isNext && order.isLoading}
            onClick={() => {
              setNext(true);
              if (order.error) void order.refetch();
            }}
          >
            Next
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p">
          The new order gets its products, with audiences, creatives and volumes. Their dates come next.
        </Text>
        <Select<number>
          label="Order"
          value={id}
          onValueChange={(chosen) => {
            setId(chosen);
            setNext(false);
          }}
          load={orderChoices(accountId ?? undefined, advertiserId ?? undefined)}
          error={order.error ? errorText(order.error) : undefined}
        />
      </Stack>
    </Modal>
  );
}
