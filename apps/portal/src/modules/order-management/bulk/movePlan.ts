import type { V2Schemas } from '@mailroom/api-client';

type Preview = V2Schemas['ProductPreview'];

/** A person's choices for a move. They stay while the other way is chosen. */
export interface TypedMove {
  way: 'days' | 'to';
  days: number | null;
  /** 'YYYY-MM-DD'. */
  date: string | null;
  /** 'HH:MM'. */
  time: string | null;
}

const MOST_DAYS = 366;

/** Says what is missing or wrong, by field. */
export function moveErrors({ way, days, date, time }: TypedMove): { days?: string; date?: string; time?: string } {
  if (way === 'to') return { ...(!date && { date: 'Choose a day' }), ...(!time && { time: 'Type a time' }) };
  if (days === null) return { days: 'Type how many days' };
  if (!Number.isInteger(days)) return { days: 'Type whole days' };
  if (days === 0) return { days: 'Type a number of days other than 0' };
  return Math.abs(days) > MOST_DAYS ? { days: `At most ${MOST_DAYS} days` } : {};
}

/** The move as the server reads it. Undefined while something is missing. */
export function moveOf(typed: TypedMove): V2Schemas['ProductMove'] | undefined {
  if (Object.keys(moveErrors(typed)).length > 0) return undefined;
  const { way, days, date, time } = typed;
  if (way === 'days') return days === null ? undefined : { by_days: days };
  return date === null || time === null ? undefined : { to: { date, time } };
}

/** Says what a move would change beside the dates: how many products get another status, and how many can’t be moved. */
export function effectsOf(rows: readonly Preview[]): { tone: 'info' | 'warning'; title: string }[] {
  const turned = new Map<string, number>();
  for (const { product_status: status, status_now: before, refused } of rows)
    if (refused === null && status !== before) turned.set(status, (turned.get(status) ?? 0) + 1);
  const refused = rows.filter((row) => row.refused !== null).length;
  return [
    ...[...turned].map(([status, times]) => ({
      tone: 'info' as const,
      title: `Turns ${productsOf(times)} to ${status}`,
    })),
    ...(refused > 0
      ? [
          {
            tone: 'warning' as const,
            title: `Leaves ${productsOf(refused)} as ${refused === 1 ? 'it is' : 'they are'}`,
          },
        ]
      : []),
  ];
}

function productsOf(times: number): string {
  return times === 1 ? '1 product' : `${times} products`;
}
