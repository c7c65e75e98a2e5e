import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import { sql, type RawBuilder } from 'kysely';
import { notFound } from '../../errors.ts';
import { rowLock, type RowLock } from '../../platform/database/rowLock.ts';
import {
  bool,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { leftJoinFile } from '../../platform/files/files.reads.ts';
import { advertiserJson, joinAdvertiser, leftJoinSender } from '../accounts/accounts.reads.ts';
import { countByStatus, type StatusCounts } from '../../platform/list/statusCounts.reads.ts';
import type { CreativeType } from './creatives.resource.ts';
import type { LinkKind } from './html/linkKind.ts';
import type { RevisionForSend, Sender } from './render/loadTemplate.ts';

export { advertiserOfRevision, creativeOfProduct, type ProductCreative } from './productCreative.reads.ts';
export { correctionOfProduct, creativeOfRevision, isRejected } from './productCreative.reads.ts';

const CREATIVE_FOR_DERIVE = {
  id: int,
  accountId: int,
  advertiserId: orNull(int),
  advertiser: orNull(json<{ id: number; name: string }>()),
  name: text,
  status: oneOf<CreativeStatus>(),
  revisionId: orNull(int),
};

/** The creative as derive() needs it. `lock` makes the caller wait for a transaction that is changing it. */
export async function creativeForDerive(
  tx: Tx,
  creativeId: number,
  lock: RowLock = 'none',
): Promise<RowOf<typeof CREATIVE_FOR_DERIVE> | null> {
  const row = await selectRow(
    tx,
    CREATIVE_FOR_DERIVE,
    sql`
    select id, account_id as "accountId", advertiser_id as "advertiserId",
           ${advertiserJson('creative.account_id', 'creative.advertiser_id')} as advertiser, name, status,
           current_revision_id as "revisionId"
      from creative where id = ${creativeId} and ${inScope(tx, sql.ref('account_id'))} ${rowLock(lock)}`,
  );
  return row ?? null;
}

/** Whether the account has this creative. */
export async function hasCreative(tx: Tx, accountId: number, creativeId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('creative')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', creativeId)
    .executeTakeFirst();
  return row !== undefined;
}

const SHOWN_CREATIVE = {
  id: int,
  name: text,
  status: oneOf<CreativeStatus>(),
  revision: orNull(int),
  subject: text,
  from_name: orNull(text),
  has_html: bool,
};

export type ShownCreative = RowOf<typeof SHOWN_CREATIVE>;

/** The creative that a revision belongs to, with this revision; without one, the creative with its current revision. */
export function creativeForReport(
  tx: Tx,
  creativeId: number | null,
  revisionId: number | null,
): Promise<ShownCreative | undefined> {
  const id = sql`coalesce((select creative_id from creative_revision where id = ${revisionId}::int), ${creativeId}::int)`;
  return selectRow(
    tx,
    SHOWN_CREATIVE,
    sql`
    select c.id, c.name, c.status, r.number as revision, coalesce(nullif(trim(r.subject), ''), c.name) as subject,
           s.from_name, r.html_file_id is not null as has_html
      from creative c
      left join creative_revision r on r.account_id = c.account_id and r.id = coalesce(${revisionId}::int, c.current_revision_id)
      ${leftJoinSender('c.account_id', 'r.sender_profile_id')}
     where c.id = ${id} and ${inScope(tx, sql.ref('c.account_id'))}`,
  );
}

const REVISION = {
  id: int,
  creativeId: int,
  accountId: int,
  number: int,
  creativeType: oneOf<CreativeType>(),
  subject: text,
  preheader: text,
  htmlKey: orNull(text),
  htmlSha256: orNull(text),
  text,
  sender: orNull(json<Sender>()),
  mergeFields: json<string[]>(),
};

const LINK = { position: int, text, url: text, kind: oneOf<LinkKind>() };

/** Reads everything that goes into a revision's messages, except the HTML file, which `loadTemplate` reads. */
export async function readRevisionForSend(tx: Tx, revisionId: number): Promise<RevisionForSend> {
  const row = await selectRow(
    tx,
    REVISION,
    sql`
    select r.id, r.creative_id as "creativeId", r.account_id as "accountId", r.number, c.creative_type as "creativeType",
           coalesce(nullif(trim(r.subject), ''), c.name) as subject, coalesce(r.preheader, '') as preheader, h.key as "htmlKey", h.sha256 as "htmlSha256",
           coalesce(r.text_part, r.derived_text, '') as text, r.merge_fields as "mergeFields",
           case when s.id is not null then json_build_object('fromName', s.from_name, 'fromEmail', s.from_email,
                'replyTo', s.reply_to, 'unsubscribeEmail', s.unsubscribe_email, 'postalAddress', s.postal_address) end as sender
      from creative_revision r
      join creative c on c.account_id = r.account_id and c.id = r.creative_id
      ${leftJoinFile('h', sql.ref('r.html_file_id'))}
      ${leftJoinSender('r.account_id', 'r.sender_profile_id')}
     where r.id = ${revisionId} and ${inScope(tx, sql.ref('r.account_id'))}`,
  );
  if (!row) throw notFound();
  const links = await selectRows(
    tx,
    LINK,
    sql`
    select position, text, url, kind from creative_link where revision_id = ${revisionId} and kind <> 'image' order by position`,
  );
  const images = await selectRows(
    tx,
    { id: int, url: text },
    sql`
    select id, url from creative_image where revision_id = ${revisionId} and file_id is not null and url !~* '^https?:' order by id`,
  );
  const { htmlKey, htmlSha256, ...rest } = row;
  const html = htmlKey === null ? null : { key: htmlKey, sha256: htmlSha256 };
  return { ...rest, html, links, images };
}

/** The numbers of a creative's revisions by their ids; another account's creative is absent. */
export async function revisionNumbers(tx: Tx, creativeId: number): Promise<ReadonlyMap<number, number>> {
  if (!(await creativeForDerive(tx, creativeId))) throw notFound();
  const rows = await tx
    .selectFrom('creative_revision')
    .select(['id', 'number'])
    .where('creative_id', '=', creativeId)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

const SEED = {
  id: int,
  email: text,
  firstName: orNull(text),
  lastName: orNull(text),
  source: oneOf<'creative' | 'advertiser'>(),
};

type Seed = RowOf<typeof SEED>;

/** Reads the valid rows of a revision's seed list, each address once. */
export async function seedsOf(tx: Tx, revisionId: number, list: 'test' | 'live'): Promise<Seed[]> {
  return selectRows(
    tx,
    SEED,
    sql`
    select distinct on (email) id, email, first_name as "firstName", last_name as "lastName", source
      from creative_seed
     where revision_id = ${revisionId} and list = ${list} and problem is null and ${inScope(tx, sql.ref('account_id'))}
     order by email, line`,
  );
}

export function creativesInStatus(
  tx: Tx,
  statuses: readonly CreativeStatus[],
): Promise<{ id: number; accountId: number }[]> {
  return tx
    .selectFrom('creative')
    .select(['id', 'account_id as accountId'])
    .where('status', 'in', statuses)
    .where(inScope(tx, sql.ref('account_id')))
    .execute();
}

export function countCreativesByStatus(tx: Tx, accountId: number | undefined): Promise<StatusCounts> {
  return countByStatus(tx, 'creative', accountId);
}

/** The creative's current revision, if it was made after `since`. */
export function revisionSince(
  tx: Tx,
  creativeId: number,
  since: Date,
): Promise<{ number: number; createdBy: number | null } | undefined> {
  return tx
    .selectFrom('creative as c')
    .innerJoin('creative_revision as r', 'r.id', 'c.current_revision_id')
    .select(['r.number', 'r.created_by as createdBy'])
    .where('c.id', '=', creativeId)
    .where('r.created_at', '>', since)
    .executeTakeFirst();
}

/** SQL of a creative's name, from the columns that refer to the creative. */
export function creativeName(accountId: string, id: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select name from creative where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

/** SQL of the name of a creative's advertiser, from the columns that refer to the creative. */
export function creativeAdvertiser(accountId: string, id: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select ad.advertiser_name from creative c ${joinAdvertiser('c.account_id', 'c.advertiser_id')}
    where c.account_id = ${sql.ref(accountId)} and c.id = ${sql.ref(id)})`;
}

/** SQL of a creative's status, from the columns that refer to the creative. */
export function creativeStatus(accountId: string, id: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select status from creative where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

/** SQL of a revision's number, from the columns that refer to the revision. */
export function revisionNumber(accountId: string, id: string): RawBuilder<number | null> {
  return sql<
    number | null
  >`(select number from creative_revision where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

// Other modules reach rendering and previews only through this file.
export { previewUrl } from './host/previewTicket.ts';
export { loadTemplate } from './render/loadTemplate.ts';
export { packCreative } from './render/creativePackage.ts';
export { packedImages } from './creativePackage.reads.ts';
export type { RevisionForSend } from './render/loadTemplate.ts';
export { isTrackable, targetFor } from './render/linkTarget.ts';
export { fillTemplate } from './render/template.ts';
export type { Fill, Template } from './render/template.ts';

interface EndedCheck {
  revisionId: number;
  /** Counts the checks of the revision. */
  run: number;
  at: Date;
  uploadedBy: number | null;
  hasPassed: boolean;
}

/** The last check of a creative's current revision, once it has ended. A draft is checked while somebody looks at it: none. */
export async function endedCheck(tx: Tx, creativeId: number): Promise<EndedCheck | undefined> {
  const row = await tx
    .selectFrom('creative as c')
    .innerJoin('creative_revision as r', 'r.id', 'c.current_revision_id')
    .select(['c.status', 'r.id', 'r.check_fence', 'r.check_finished_at', 'r.check_state', 'r.created_by'])
    .where('c.id', '=', creativeId)
    .executeTakeFirst();
  if (!row || row.status === 'Draft' || row.check_finished_at === null) return undefined;
  if (!['Success', 'Error'].includes(row.check_state)) return undefined;
  return {
    revisionId: row.id,
    run: row.check_fence,
    at: row.check_finished_at,
    uploadedBy: row.created_by,
    hasPassed: row.status === 'Approved' || row.status === 'Live - See Report',
  };
}

/** Whether a link of its newest revision has died since the check, and nobody has accepted that. */
export async function hasDeadLink(tx: Tx, creativeId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('creative_finding as f')
    .innerJoin('creative as c', 'c.current_revision_id', 'f.revision_id')
    .select('f.id')
    .where('c.id', '=', creativeId)
    .where('f.kind', '=', 'link_died')
    .where('f.overridden_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
