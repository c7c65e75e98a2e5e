import { zoneAbbreviation } from '@mailroom/domain/dates/timeZones';
import { handlers } from '../../contract/handlers.ts';
import { pageOfV1 } from '../../platform/list/page.ts';
import { listRows } from '../../platform/list/rows.reads.ts';
import { emailAccounts } from './accounts/emailAccounts.resource.ts';
import { verticalsResource } from './advertisers/verticals.resource.ts';

function offsetMinutes(zone: string, now: Date): number {
  const name =
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The choices that forms offer. */
export const choiceHandlers = handlers({
  listEmailAccounts: async ({ tx, list }) =>
    pageOfV1(await listRows(tx, emailAccounts, list), ({ id, name, status }) => ({ id, name, status })),

  listVerticals: async ({ tx, list }) =>
    pageOfV1(await listRows(tx, verticalsResource, list), ({ id, name }) => ({ id, name })),

  listTimeZones: async ({ deps }) => {
    const now = deps.clock.now();
    const objects = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => ({
      name,
      abbreviation: zoneAbbreviation(now, name),
      offset_minutes: offsetMinutes(name, now),
    }));
    return { objects, total_rows: objects.length };
  },
});
