import { sql, type RawBuilder } from 'kysely';
import { bigint, json, selectRow, selectRows, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { isSuppressed, mailable } from './suppressions/suppressions.reads.ts';

/** The members of a version who may be mailed now, by the lists of the house, the account and these advertisers. */
export interface MailableMembers {
  versionId: number;
  accountId: number;
  /** The advertisers of the order and of the mail. */
  advertiserIds: readonly number[];
  /** A condition on the member `m`: who is left out besides. */
  except: RawBuilder<boolean>;
}

/** A member's place in the order by which a list is cut: random, but always the same for one seed. */
function placeOf(seed: number): RawBuilder<string> {
  return sql<string>`md5(${`${seed}:`} || m.email)`;
}

function isMailable({ versionId, accountId, advertiserIds, except }: MailableMembers): RawBuilder<boolean> {
  return sql<boolean>`${mailable(versionId, accountId, advertiserIds)} and not ${except}`;
}

export async function countMailable(tx: Tx, members: MailableMembers): Promise<number> {
  const row = await selectRow(
    tx,
    { count: bigint },
    sql`
    select count(*) as count from audience_member m where ${isMailable(members)}`,
  );
  return row?.count ?? 0;
}

/** The place of the last member that fits when the list is cut to `length`; undefined when it is shorter. */
export async function lastPlace(
  tx: Tx,
  members: MailableMembers,
  { seed, length }: { seed: number; length: number },
): Promise<string | undefined> {
  const row = await selectRow(
    tx,
    { place: text },
    sql`
    select ${placeOf(seed)} as place from audience_member m where ${isMailable(members)}
     order by 1 offset ${length - 1} limit 1`,
  );
  return row?.place;
}

const MEMBER = { id: bigint, email: text, merge: json<Record<string, unknown>>() };

interface Piece {
  /** The id of the last member that was read before. */
  after: number;
  limit: number;
  seed: number;
  /** The last place that fits; null when all members do. */
  last: string | null;
}

/**
 * The next piece of the members, by id. Suppressions are matched member by member, because a piece is small and the
 * lists may have grown since the whole was counted.
 */
export async function mailableAfter(
  tx: Tx,
  { versionId, accountId, advertiserIds, except }: MailableMembers,
  { after, limit, seed, last }: Piece,
): Promise<RowOf<typeof MEMBER>[]> {
  const fits = last === null ? sql`true` : sql`${placeOf(seed)} <= ${last}`;
  const suppressed = isSuppressed({
    email: sql.ref('m.email'),
    accountId: sql`${accountId}::int`,
    advertiserIds: sql`${[...advertiserIds]}::int[]`,
  });
  return selectRows(
    tx,
    MEMBER,
    sql`
    select m.id, m.email, jsonb_strip_nulls(jsonb_build_object('first_name', m.first_name, 'last_name', m.last_name,
             'company', m.company, 'country', m.country, 'postal_code', m.postal_code, 'custom', m.custom)) as merge
      from audience_member m
     where m.id > ${after} and ${fits} and m.version_id = ${versionId} and not m.is_suppressed and not ${except}
       and not ${suppressed} order by m.id limit ${limit}`,
  );
}

/** The lines of the file in which people of a version stand, by their addresses. Those who were deleted since are absent. */
export async function linesOf(
  tx: Tx,
  versionId: number,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map();
  const rows = await selectRows(
    tx,
    { email: text, line: bigint },
    sql`
    select email, line from audience_member
     where version_id = ${versionId} and email = any(${sql.val([...emails])}::text[]) and ${inScope(tx, sql.ref('account_id'))}`,
  );
  return new Map(rows.map(({ email, line }) => [email, line]));
}
