import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button } from '@mailroom/design-system';
import { formatDuration } from '@mailroom/domain/dates/durations';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';
import { usePageActions } from '../../../shared/pageActions.ts';
import { actionTexts } from '../review/actionTexts.ts';
import { ProductTime } from './ProductTime.tsx';

interface GoesOutProps {
  product: V1Schemas['Product'];
  ask: (name: string) => void;
}

const MINUTE = 60_000;

/** When a confirmed product goes out, and the button that holds it back until then. */
export function GoesOut({ product, ask }: GoesOutProps) {
  const now = useNow(MINUTE);
  const { number } = useFormats();
  const { product_start_date: start, time_zone: zone, actions } = product;
  const pause = actions.find(({ name }) => name === 'pause');
  const label = actionTexts(product, number)['pause'] ?? '';
  const onAction = () => ask('pause');
  usePageActions(pause?.allowed ? [{ id: 'pause', label, onAction }] : []);
  const left = start === null ? 0 : Date.parse(start) - now.getTime();
  return (
    <Banner
      tone="success"
      title={
        left > 0 ? (
          <>
            Goes out <ProductTime value={start} zone={zone} />, in {formatDuration(left)}
          </>
        ) : (
          'Goes out now'
        )
      }
      actions={pause?.allowed && <Button onClick={onAction}>{label}</Button>}
    >
      {left > 0
        ? `It goes out automatically${pause?.allowed ? ' and can be paused until then' : ''}.`
        : 'Its start has come.'}
    </Banner>
  );
}
