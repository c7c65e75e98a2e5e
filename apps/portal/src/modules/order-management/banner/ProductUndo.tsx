import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, DateText } from '@mailroom/design-system';
import { formatCountdown } from '@mailroom/domain/dates/durations';
import { useConfirmProduct } from '../../../resources/launches.queries.ts';
import { useNow } from '../../../shared/useNow.ts';

const SECOND = 1000;

interface ProductUndoProps {
  id: number;
  action: V1Schemas['Action'];
  until: string;
}

/** How long a confirmation can still be taken back, and the button that does it. */
export function ProductUndo({ id, action, until }: ProductUndoProps) {
  const undo = useConfirmProduct();
  const left = Date.parse(until) - useNow(SECOND).getTime();
  if (left <= 0) return null;
  return (
    <Banner
      title={`Confirmed: nothing goes out for ${formatCountdown(left)}`}
      actions={
        action.allowed && (
          <Button isBusy={undo.isPending} onClick={() => undo.mutate({ id, body: { decision: 'undo' } })}>
            Undo
          </Button>
        )
      }
    >
      Undo returns it to waiting for the go-ahead. It is possible until <DateText value={until} />.
    </Banner>
  );
}
