import type { V1Schemas } from '@mailroom/api-client';

/** Counts this attempt's messages that were not delivered, by what became of them. Leaves out what didn't happen. */
export function sendingFacts(
  { attempt, volume_delivered }: Pick<V1Schemas['Product'], 'attempt' | 'volume_delivered'>,
  sending: V1Schemas['Sending'],
): readonly (readonly [term: string, value: number])[] {
  const rest = [
    ['Waiting', sending.queued + sending.claimed],
    ['Refused', sending.refused],
    ['In doubt', sending.in_doubt],
    ['Suppressed since', sending.suppressed_late],
    ['Withdrawn', sending.withdrawn],
    ['Delivered before', attempt > 1 ? volume_delivered - sending.accepted : 0],
  ] as const;
  return rest.filter(([, value]) => value > 0);
}
