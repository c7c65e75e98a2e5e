import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button } from '@mailroom/design-system';
import { formatCountdown } from '@mailroom/domain/dates/durations';
import { useConfirmProduct } from '../../../resources/launches.queries.ts';
import type { ReactNode } from 'react';
import { useNow } from '../../../shared/useNow.ts';
import { ProductTime } from './ProductTime.tsx';

const SECOND = 1000;

interface ProductUndoProps {
  id: number;
  action: V1Schemas['Action'];
  until: string;
  /** The account's zone. */
  zone: string;
  /** Shown once the time has ended. */
  children?: ReactNode;
}

/** How long a confirmation can still be taken back, and the button that does it. */
export function ProductUndo({ id, action, until, zone, children }: ProductUndoProps) {
  const undo = useConfirmProduct();
  const left = Date.parse(until) - useNow(SECOND).getTime();
  if (left <= 0) return children;
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
      Undo returns it to waiting for the go-ahead. It is possible until <ProductTime value={until} zone={zone} />.
    </Banner>
  );
}
