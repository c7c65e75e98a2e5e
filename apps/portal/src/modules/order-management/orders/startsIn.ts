import { instantAt } from '@mailroom/domain/dates/instants';

const DAY = 86_400_000;

/**
 * Returns the instants of a range of days in a zone. Both ends are 'YYYY-MM-DD', an open one is ''. Leaves out what can't be
 * read as a day, as in a mistyped address.
 */
export function startsIn([from = '', to = '']: readonly string[] = [], zone: string) {
  const at = (day: string, later: number) => {
    const start = Date.parse(`${day}T00:00Z`);
    if (Number.isNaN(start)) return undefined;
    return instantAt(new Date(start + later).toISOString().slice(0, 10), 0, zone).toISOString();
  };
  const [first, end] = [at(from, 0), at(to, DAY)];
  return { ...(first && { starts_from: first }), ...(end && { starts_before: end }) };
}
