import type { V1Schemas } from '@mailroom/api-client';
import { Card, Skeleton, Stack } from '@mailroom/design-system';
import { rateOf, sendingFacts } from './sendingFacts.ts';

interface SendingPlaceholderProps {
  product: V1Schemas['Product'];
  sending: V1Schemas['Sending'];
}

/** The heights in px of the bar with its label, of a line of text and of the gap between two. */
const BAR = 40;
const LINE = 20;
const GAP = 6;

function heightOf(lines: number): number {
  return lines * (LINE + GAP) - GAP;
}

/** As high as the card of deliveries, whose code is still loading. */
export function SendingPlaceholder({ product, sending }: SendingPlaceholderProps) {
  const pace = rateOf(product, sending) === null ? 0 : 2;
  const facts = pace + sendingFacts(product, sending).length + (sending.live_seeds > 0 ? 1 : 0);
  return (
    <Card title="Delivery">
      <Stack gap={16}>
        <Skeleton lines={1} height={BAR} />
        {facts > 0 ? (
          <Skeleton lines={1} height={heightOf(Math.ceil(facts / 2))} smallHeight={heightOf(facts)} />
        ) : (
          <div />
        )}
      </Stack>
    </Card>
  );
}
