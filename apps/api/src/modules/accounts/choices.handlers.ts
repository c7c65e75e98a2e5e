import { zoneAbbreviation } from '@mailroom/domain/time-zones';
import { sql } from 'kysely';
import { handlers } from '../../contract/handlers.ts';
import { pageOfV1 } from '../../platform/list/page.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { listRows } from '../../platform/list/rows.ts';
import { emailAccounts } from './email-accounts.resource.ts';
import type { Named } from './users.resource.ts';

const verticals: Resource<Named> = {
  from: sql`vertical v`,
  columns: sql`v.id, v.name`,
  id: sql.ref('v.id'),
  fields: {
    id: { sql: sql.ref('v.id'), type: 'integer' },
    name: { sql: sql`lower(v.name) collate "C"`, type: 'text' },
  },
  scope: () => sql<boolean>`true`,
};

function offsetMinutes(zone: string, now: Date): number {
  const name =
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** What forms offer to choose from. */
export const choiceHandlers = handlers({
  listEmailAccounts: async ({ tx, list }) =>
    pageOfV1(await listRows(tx, emailAccounts, list), ({ id, name, status }) => ({ id, name, status })),

  listVerticals: async ({ tx, list }) =>
    pageOfV1(await listRows(tx, verticals, list), ({ id, name }) => ({ id, name })),

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
