import type { V2Schemas } from '@mailroom/api-client';

type Day = Pick<V2Schemas['CalendarDay'], 'capacity'>;

/** The capacity of most days: few have other hours, or change the clocks. */
export function usualCapacity(days: readonly Day[]): number | undefined {
  const times = new Map<number, number>();
  for (const { capacity } of days) if (capacity) times.set(capacity, (times.get(capacity) ?? 0) + 1);
  const [usual] = [...times].toSorted(([, one], [, two]) => two - one);
  return usual?.[0];
}

/** Says what the sending limits allow on most days, and how to read the calendar. */
export function rateText(days: readonly Day[], number: (value: number) => string): string {
  const capacity = usualCapacity(days);
  if (capacity === undefined) return 'Without a send rate of the account, a deployment shows only its start.';
  return `${number(capacity)} mails a day can go out. The height of a deployment is how long it sends at the send rate.`;
}
