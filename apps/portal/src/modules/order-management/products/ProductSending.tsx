import type { V1Schemas } from '@mailroom/api-client';
import { Card, DescriptionList, NumberText, ProgressBar, Stack } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

/** The results of this attempt's messages. */
export function ProductSending({ product }: { product: V1Schemas['Product'] }) {
  const { number } = useFormats();
  const { sending, prepared, product_status } = product;
  if (!sending || sending.total === 0) return null;
  // Withdrawn messages never go out: a bar that counts them would be full after a product is cancelled.
  const final = sending.total - sending.queued - sending.claimed - sending.withdrawn;
  const seeds = prepared?.live_seeds ?? 0;
  const rest = [
    ['Waiting', sending.queued + sending.claimed],
    ['Refused', sending.refused],
    ['In doubt', sending.in_doubt],
    ['Suppressed since', sending.suppressed_late],
    ['Withdrawn', sending.withdrawn],
  ] as const;
  return (
    <Card title="Delivery" note={seeds > 0 && `including ${number(seeds)} live ${seeds === 1 ? 'seed' : 'seeds'}`}>
      <Stack gap={16}>
        <ProgressBar
          label={`${number(sending.accepted)} of ${number(sending.total)} delivered`}
          value={final}
          max={sending.total}
          isLive={product_status === 'Live'}
        />
        <DescriptionList
          columns={2}
          items={rest
            .filter(([, value]) => value > 0)
            .map(([term, value]) => ({ term, detail: <NumberText value={value} /> }))}
        />
      </Stack>
    </Card>
  );
}
