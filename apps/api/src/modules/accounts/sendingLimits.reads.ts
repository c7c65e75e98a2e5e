import type { SendHours } from '@mailroom/domain/delivery/paceHours';
import type { WarmUp } from '@mailroom/domain/delivery/paceWarmUp';
import type { AccountStatus } from '@mailroom/domain/statuses/recordStatuses';
import { sql } from 'kysely';
import { int, json, orNull, selectRows, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';

const SENDING_ACCOUNT = {
  id: int,
  name: text,
  perMinute: orNull(int),
  hours: orNull(json<SendHours>()),
  warmUp: orNull(json<WarmUp>()),
  timeZone: text,
};

/** The active accounts within reach, or one of them, with what their sending keeps to. */
export function sendingAccounts(tx: Tx, accountId: number | undefined): Promise<RowOf<typeof SENDING_ACCOUNT>[]> {
  const isAsked = accountId === undefined ? sql`true` : sql`id = ${accountId}`;
  return selectRows(
    tx,
    SENDING_ACCOUNT,
    sql`
    select id, name, send_rate_per_minute as "perMinute", send_hours as hours, warm_up as "warmUp", time_zone as "timeZone" from account
     where ${inScope(tx, sql.ref('id'))} and ${isAsked} and status = ${'Active' satisfies AccountStatus} order by id`,
  );
}
