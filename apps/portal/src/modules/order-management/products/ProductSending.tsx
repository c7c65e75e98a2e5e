import type { V1Schemas } from '@mailroom/api-client';
import { Card, DescriptionList, NumberText, ProgressBar, Stack } from '@mailroom/design-system';
import { deliveryPlan } from '@mailroom/domain/delivery/deliveryPlan';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';
import { ProductTime } from '../banner/ProductTime.tsx';
import { paceOf, sendingFacts, waitingIn } from './sendingFacts.ts';

interface ProductSendingProps {
  product: V1Schemas['Product'];
  sending: V1Schemas['Sending'];
}

const MINUTE = 60_000;

/** The results of this attempt's messages to people, and when the last one leaves. Live seeds have a line of their own. */
export function ProductSending({ product, sending }: ProductSendingProps) {
  const { number } = useFormats();
  const now = useNow(MINUTE);
  // Withdrawn messages never go out: a bar that counts them would be full after a product is cancelled.
  const final = sending.total - sending.queued - sending.claimed - sending.withdrawn;
  const noun = product.product_type === 'Data delivery' ? 'records' : 'recipients';
  const seeds = `${number(sending.live_seeds_accepted)} of ${number(sending.live_seeds)} delivered`;
  const pace = paceOf(product, sending);
  const { doneAt } = deliveryPlan({ startsAt: now, messages: waitingIn(sending), ratePerMinute: pace }, now);
  return (
    <Card title="Delivery">
      <Stack gap={16}>
        <ProgressBar
          label={`${number(sending.accepted)} of ${number(sending.total)} ${noun} delivered`}
          value={final}
          max={sending.total}
          isLive={product.product_status === 'Live'}
        />
        <DescriptionList
          columns={2}
          items={[
            ...(pace === null
              ? []
              : [
                  { term: 'Rate', detail: `${number(pace)} a minute` },
                  { term: 'Done about', detail: <ProductTime value={doneAt} kind="time" zone={product.time_zone} /> },
                ]),
            ...sendingFacts(product, sending).map(([term, value]) => ({ term, detail: <NumberText value={value} /> })),
            ...(sending.live_seeds > 0 ? [{ term: 'Live seeds', detail: seeds }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
