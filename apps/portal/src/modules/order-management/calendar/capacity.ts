import type { V2Schemas } from '@mailroom/api-client';

type Day = Pick<V2Schemas['CalendarDay'], 'capacity'>;

const MINUTES = 24 * 60;

/** The capacity of a day of 24 hours: that of most days, because the clocks change on few. */
export function usualCapacity(days: readonly Day[]): number | undefined {
  const times = new Map<number, number>();
  for (const { capacity } of days) if (capacity) times.set(capacity, (times.get(capacity) ?? 0) + 1);
  const [usual] = [...times].toSorted(([, one], [, two]) => two - one);
  return usual?.[0];
}

/** Says what the send rate allows, and how to read the calendar. */
export function rateText(days: readonly Day[], number: (value: number) => string): string {
  const capacity = usualCapacity(days);
  if (capacity === undefined) return 'Without a send rate of the account, a deployment shows only its start.';
  const rate = `${number(Math.round(capacity / MINUTES))} mails a minute, so ${number(capacity)} a day.`;
  return `${rate} The height of a deployment is how long it sends.`;
}
