import { minutesOf, type CalendarDay } from './calendarDays.ts';

interface Deployment {
  readonly accountId: number;
  readonly startsAt: Date;
  readonly volume: number;
  /** It isn't launched, or waits for a relaunch. */
  readonly waits: boolean;
}

interface SendingAccount {
  readonly id: number;
  readonly name: string;
  readonly ratePerMinute: number | null;
}

/** An account that has more on a day than it can send. */
interface Overload {
  readonly account: SendingAccount;
  readonly volume: number;
  readonly capacity: number;
}

interface DayLoad {
  readonly date: string;
  readonly volume: number;
  readonly waiting: number;
  /** Null when none of the accounts has a send rate. */
  readonly capacity: number | null;
  /** By most over first. */
  readonly over: readonly Overload[];
}

function sum(volumes: readonly { readonly volume: number }[]): number {
  return volumes.reduce((total, { volume }) => total + volume, 0);
}

/** How many mails the rate allows on the day; null without a rate. */
function capacityOf(
  { ratePerMinute }: Pick<SendingAccount, 'ratePerMinute'>,
  day: Pick<CalendarDay, 'startsAt' | 'endsAt'>,
): number | null {
  return ratePerMinute === null ? null : ratePerMinute * minutesOf(day);
}

function loadOf(day: CalendarDay, accounts: readonly SendingAccount[], started: readonly Deployment[]): DayLoad {
  const ofAccount = Map.groupBy(started, ({ accountId }) => accountId);
  const able = accounts.flatMap((account) => {
    const capacity = capacityOf(account, day);
    return capacity === null ? [] : [{ account, capacity, volume: sum(ofAccount.get(account.id) ?? []) }];
  });
  return {
    date: day.date,
    volume: sum(started),
    waiting: sum(started.filter(({ waits }) => waits)),
    capacity: able.length === 0 ? null : able.reduce((total, { capacity }) => total + capacity, 0),
    over: able
      .filter(({ volume, capacity }) => volume > capacity)
      .toSorted((one, other) => other.volume - other.capacity - (one.volume - one.capacity)),
  };
}

/**
 * Compares the mails that start on each day with those that the accounts can send on it. A deployment counts on the day of its start, also when
 * it goes on after midnight. Each account is compared with its own rate: another one's doesn't help it.
 */
export function dayLoads(
  days: readonly CalendarDay[],
  accounts: readonly SendingAccount[],
  deployments: readonly Deployment[],
): readonly DayLoad[] {
  const started = Map.groupBy(deployments, ({ startsAt }) =>
    days.findIndex((day) => startsAt >= day.startsAt && startsAt < day.endsAt),
  );
  return days.map((day, at) => loadOf(day, accounts, started.get(at) ?? []));
}
