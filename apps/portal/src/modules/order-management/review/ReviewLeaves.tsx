import type { V1Schemas } from '@mailroom/api-client';
import { Text, useDesign } from '@mailroom/design-system';
import { formatDuration } from '@mailroom/domain/dates/durations';
import type { ReviewedAction } from './actionTexts.ts';
import { keptBackWords, leavesAt } from './reviewPlan.ts';

interface ReviewLeavesProps {
  product: V1Schemas['Product'];
  action: ReviewedAction;
  now: Date;
  /** The zone whose clock is shown. */
  zone: string;
  /** It is the account's zone, whose calendar counts. */
  isOfAccount?: boolean;
}

/** When the first message leaves, on the clock of one zone. */
export function ReviewLeaves({ product, action, now, zone, isOfAccount = false }: ReviewLeavesProps) {
  const { formatDate, locale, timeZone } = useDesign();
  const whose = zone === timeZone ? 'the account’s zone and yours' : 'the account’s zone';
  const at = leavesAt(product, action, now);
  const kept = keptBackWords(product, action);
  if (at === null) {
    if (!isOfAccount) return <Text tone="muted">the same, {zone}</Text>;
    return (
      <>
        <Text weight={600}>immediately: the start has passed</Text>
        {kept && <Text tone="muted"> ({kept})</Text>}
      </>
    );
  }
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: zone }).format(at);
  return (
    <>
      <Text {...(isOfAccount && { weight: 600 })}>
        {weekday} {formatDate(at, 'datetime', zone)}
      </Text>{' '}
      <Text tone="muted">{isOfAccount ? `in ${formatDuration(at.getTime() - now.getTime())}, ${whose}` : zone}</Text>
    </>
  );
}
