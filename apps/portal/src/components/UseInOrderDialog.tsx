import { Button, Modal, Select, Stack, Text } from '@mailroom/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderChoices } from '../resources/choices/orderChoices.ts';
import { useCan } from '../session/user/usePermissions.ts';
import { paths } from '../shared/paths.ts';

interface UsedPart {
  readonly creative?: number;
  readonly audience?: number;
  readonly accountId: number;
  /** The advertiser whose orders it fits. Default: all of the account. */
  readonly advertiserId?: number;
}

interface UseInOrderDialogProps {
  part: UsedPart;
  onClose: () => void;
}

/** Chooses the order, or a new one, to which a product with this creative or audience is added. */
export function UseInOrderDialog({ part, onClose }: UseInOrderDialogProps) {
  const { creative, audience, accountId, advertiserId } = part;
  const navigate = useNavigate();
  const add = useCan('can_add_order');
  const [order, setOrder] = useState<number | null>(null);
  const parts = { creative, audience };
  return (
    <Modal
      isOpen
      title="Use in an order"
      size="small"
      onClose={onClose}
      actions={
        <>
          {add.can && (
            <Button onClick={() => void navigate(paths.orderManagement.addOrderWith(parts))}>New order</Button>
          )}
          <Button
            variant="primary"
            disabled={order === null}
            reason="Choose the order first"
            onClick={() => order !== null && void navigate(paths.orderManagement.addProductWith(order, parts))}
          >
            Add product
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p">A product of the order sends it. Its numbers and dates come next.</Text>
        <Select<number>
          label="Order"
          value={order}
          onValueChange={setOrder}
          load={orderChoices(accountId, advertiserId)}
        />
      </Stack>
    </Modal>
  );
}
