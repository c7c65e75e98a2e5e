import type { CalendarDay } from './calendarDays.ts';

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
  /** How many mails it can send on a day; null when only the relay limits it. */
  readonly capacityOn: (day: CalendarDay) => number | null;
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
  /** Null when nothing but the relay limits any of the accounts. */
  readonly capacity: number | null;
  /** By most over first. */
  readonly over: readonly Overload[];
}

function sum(volumes: readonly { readonly volume: number }[]): number {
  return volumes.reduce((total, { volume }) => total + volume, 0);
}

function loadOf(day: CalendarDay, accounts: readonly SendingAccount[], started: readonly Deployment[]): DayLoad {
  const ofAccount = Map.groupBy(started, ({ accountId }) => accountId);
  const able = accounts.flatMap((account) => {
    const capacity = account.capacityOn(day);
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
 * it goes on after midnight. Each account is compared with its own limits: those of another one don't help it.
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
