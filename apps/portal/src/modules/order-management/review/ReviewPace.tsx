import type { V1Schemas } from '@mailroom/api-client';
import { Text, useDesign } from '@mailroom/design-system';
import { limitWords } from '../../../components/limits/limitWords.ts';
import type { ReviewedAction } from './actionTexts.ts';
import { daysWords, uncountedWords } from './productPace.ts';
import { reviewPace } from './reviewPace.ts';

interface ReviewPaceProps {
  product: V1Schemas['Product'];
  action: ReviewedAction;
  now: Date;
}

/** About when the last message leaves, over how many days, and in words what it keeps to. The account's clocks and days count. */
export function ReviewPace({ product, action, now }: ReviewPaceProps) {
  const { formatDate, locale } = useDesign();
  const pace = reviewPace(product, action, now);
  const { time_zone: zone, send_rate_per_minute: rate } = product;
  const days = daysWords(pace);
  const uncounted = uncountedWords(product);
  const hasShares = product.receiver_rates.some(({ waiting }) => waiting);
  const done = pace.doneAt && formatDate(pace.doneAt, rate === null && !hasShares ? 'date' : 'datetime', zone);
  return (
    <>
      {done !== null && (
        <>
          <Text weight={600}>
            done about {done}
            {days && `, ${days}`}.
          </Text>{' '}
        </>
      )}
      <Text tone="muted">
        {limitWords(product, { locale, now, from: pace.from })}
        {uncounted && ` ${uncounted}`}
      </Text>
    </>
  );
}
