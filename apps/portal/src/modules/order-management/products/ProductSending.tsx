import type { V1Schemas } from '@mailroom/api-client';
import { Card, DescriptionList, NumberText, ProgressBar, Stack, Text, useDesign } from '@mailroom/design-system';
import { hasFurtherLimits, limitWords } from '../../../components/limits/limitWords.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';
import { daysWords, leftWords, productPace, uncountedWords, waitsFor } from '../review/productPace.ts';
import { ProductTime } from '../banner/ProductTime.tsx';
import { isGoingOut, rateOf, sendingFacts, waitingIn } from './sendingFacts.ts';

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
  const { formatDate, locale, timeZone } = useDesign();
  const write = (at: Date, kind: 'time' | 'date' | 'datetime') => formatDate(at, kind, timeZone);
  const rate = rateOf(product, sending);
  const pace = productPace(product, { from: now, people: waitingIn(sending), seeds: 0 }, now);
  const isLimited = isGoingOut(product, sending) && hasFurtherLimits(product);
  const waits = isLimited ? waitsFor(product, now, write) : undefined;
  const late = isGoingOut(product, sending) ? leftWords(product, pace, write) : undefined;
  const uncounted = uncountedWords(product);
  const isToday = pace.doneAt !== null && write(pace.doneAt, 'date') === write(now, 'date');
  return (
    <Card title="Delivery">
      <Stack gap={16}>
        <ProgressBar
          label={`${number(sending.accepted)} of ${number(sending.total)} ${noun} delivered`}
          value={final}
          max={sending.total}
          isLive={product.product_status === 'Live'}
        />
        {waits && (
          <Text as="p" weight={600}>
            {waits}
          </Text>
        )}
        <DescriptionList
          columns={2}
          items={[
            ...(rate === null ? [] : [{ term: 'Rate', detail: `${number(rate)} a minute` }]),
            ...(rate === null && !isLimited
              ? []
              : [
                  {
                    term: 'Done about',
                    detail: (
                      <>
                        <ProductTime
                          value={pace.doneAt}
                          kind={isToday || !isLimited ? 'time' : 'datetime'}
                          zone={product.time_zone}
                        />
                        {isLimited && ` ${daysWords(pace)}`}
                      </>
                    ),
                  },
                ]),
            ...sendingFacts(product, sending).map(([term, value]) => ({ term, detail: <NumberText value={value} /> })),
            ...(sending.live_seeds > 0 ? [{ term: 'Live seeds', detail: seeds }] : []),
          ]}
        />
        {isLimited && (
          <Text as="p" tone="muted">
            {limitWords(product, { locale, now })}
            {uncounted && ` ${uncounted}`}
          </Text>
        )}
        {late && <Text as="p">{late}.</Text>}
      </Stack>
    </Card>
  );
}
