import type { Permission } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import type { AccountStatus } from '@mailroom/domain/statuses/recordStatuses';
import { sql, type RawBuilder } from 'kysely';
import { notFound } from '../../errors.ts';
import { int, numeric, oneOf, selectRow, selectRows, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { reachable } from './users/users.repository.ts';

export interface Person {
  id: number;
  name: string;
}

export interface Vertical {
  id: number;
  name: string;
}

/** A sender profile inside a JSON value, where times are text. */
export interface SenderJson {
  id: number;
  account_id: number;
  from_name: string;
  from_email: string;
  reply_to: string | null;
  unsubscribe_email: string | null;
  postal_address: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** Refuses an account out of reach in the same way as one that never existed. */
export async function accountInReach(tx: Tx, id: number): Promise<void> {
  if ((await reachable(tx, [id])).length === 0) throw notFound();
}

/** Whether the account has this advertiser. */
export async function hasAdvertiser(tx: Tx, accountId: number, advertiserId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('advertiser')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', advertiserId)
    .executeTakeFirst();
  return row !== undefined;
}

export { accounts } from './accounts/accounts.resource.ts';
export { advertisers } from './advertisers/advertisers.resource.ts';
export { groupsResource } from './roles/groups.resource.ts';
export { rolesResource } from './roles/roles.resource.ts';
export { usersResource } from './users/users.resource.ts';
export { hasVertical } from './advertisers/advertisers.repository.ts';

/** Whether the account has this sender profile. */
export async function hasSender(tx: Tx, accountId: number, senderProfileId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('sender_profile')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', senderProfileId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Part of a select: the user whose id is in the given column, or null when the reader can't see them. */
export function personJson(column: string): RawBuilder<Person | null> {
  return sql<Person | null>`(select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
     from users u where u.id = ${sql.ref(column)})`;
}

/** Part of a select: the name of the user whose id is in the given column. */
export function personName(column: string): RawBuilder<string | null> {
  return sql<string | null>`(select u.first_name || ' ' || u.last_name from users u where u.id = ${sql.ref(column)})`;
}

/** Part of a from clause: the account whose id is in the given column, as `ac`. */
export function joinAccount(accountId: string): RawBuilder<unknown> {
  return sql`join account ac on ac.id = ${sql.ref(accountId)}`;
}

/** Part of a from clause: the advertiser whose account and id are in the given columns, as `ad`. */
export function joinAdvertiser(accountId: string, advertiserId: string): RawBuilder<unknown> {
  return sql`join advertiser ad on ad.account_id = ${sql.ref(accountId)} and ad.id = ${sql.ref(advertiserId)}`;
}

/** SQL of the advertiser whose account and id are in the given columns, with its name; null where there is none. */
export function advertiserJson(accountId: string, id: string): RawBuilder<{ id: number; name: string } | null> {
  return sql<{
    id: number;
    name: string;
  } | null>`(select json_build_object('id', ad.id, 'name', ad.advertiser_name) from advertiser ad
    where ad.account_id = ${sql.ref(accountId)} and ad.id = ${sql.ref(id)})`;
}

/** Part of a from clause: like `joinAccount`, for rows that may belong to no account. */
export function leftJoinAccount(accountId: string): RawBuilder<unknown> {
  return sql`left ${joinAccount(accountId)}`;
}

/** Part of a from clause: like `joinAdvertiser`, for rows that may belong to no advertiser. */
export function leftJoinAdvertiser(accountId: string, advertiserId: string): RawBuilder<unknown> {
  return sql`left ${joinAdvertiser(accountId, advertiserId)}`;
}

/**
 * Part of a from clause: the sender whose account and id are in the given columns, as `s`. Where the id is null, the
 * account's first sender is used; an account without senders gives nulls.
 */
export function leftJoinSender(accountId: string, senderProfileId: string): RawBuilder<unknown> {
  const account = sql.ref(accountId);
  return sql`left join sender_profile s on s.account_id = ${account} and s.id = coalesce(${sql.ref(senderProfileId)},
    (select min(id) from sender_profile where account_id = ${account}))`;
}

/** Part of a select: the sender whose account and id are in the given columns, or null when there is none. */
export function senderJson(accountId: string, senderProfileId: string): RawBuilder<SenderJson | null> {
  return sql<SenderJson | null>`(select row_to_json(s) from sender_profile s
     where s.account_id = ${sql.ref(accountId)} and s.id = ${sql.ref(senderProfileId)})`;
}

/** Part of a select: the vertical whose id is in the given column, or null when there is none. */
export function verticalJson(column: string): RawBuilder<Vertical | null> {
  return sql<Vertical | null>`(select json_build_object('id', v.id, 'name', v.name)
     from vertical v where v.id = ${sql.ref(column)})`;
}

/** Part of a condition: the id of the advertiser's vertical. */
export function verticalOf(advertiserId: number): RawBuilder<number | null> {
  return sql<number | null>`(select ad.vertical_id from advertiser ad where ad.id = ${advertiserId})`;
}

/** The name of a user; undefined when the reader can't see them. */
export async function userName(tx: Tx, userId: number): Promise<string | undefined> {
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user && `${user.first_name} ${user.last_name}`;
}

/** A user's own address and name, to mail them. */
export async function personAt(
  tx: Tx,
  userId: number,
): Promise<{ email: string; firstName: string; lastName: string }> {
  return tx
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whether a user is active and works for the account, or may work for all accounts. */
export async function worksFor(tx: Tx, userId: number, accountId: number): Promise<boolean> {
  const user = await selectRow(
    tx,
    { id: int },
    sql`select u.id from users u join role r on r.id = u.role_id
         where u.id = ${userId} and u.active and u.deleted_at is null and (r.name = ${SUPER_ADMIN} or exists (
           select from user_account ua where ua.user_id = u.id and ua.account_id = ${accountId}))`,
  );
  return user !== undefined;
}

/**
 * Whether the holder of a ticket may still see what it was made for: a user who is active, holds the permission if one is
 * needed, and works for the account if it belongs to one.
 */
export async function mayStillSee(
  tx: Tx,
  userId: number,
  { accountId, permission }: { accountId: number | null; permission: Permission | null },
): Promise<boolean> {
  const user = await selectRow(
    tx,
    { id: int },
    sql`select u.id from users u join role r on r.id = u.role_id
         where u.id = ${userId} and u.active and u.deleted_at is null and (r.name = ${SUPER_ADMIN} or (
           (${accountId}::int is null or exists (
             select from user_account ua where ua.user_id = u.id and ua.account_id = ${accountId}::int))
           and (${permission}::text is null or exists (
             select from role_permission_group g join permission_group_permission p on p.group_id = g.group_id
              where g.role_id = u.role_id and p.permission = ${permission}::text))))`,
  );
  return user !== undefined;
}

/**
 * Those of these people who are active, work for the account or for all accounts, hold the permission and, if asked for, are
 * staff.
 */
export async function whoHold(
  tx: Tx,
  people: readonly number[],
  { accountId, permission, onlyStaff }: { accountId: number; permission: Permission; onlyStaff: boolean },
): Promise<number[]> {
  if (people.length === 0) return [];
  const rows = await selectRows(
    tx,
    { id: int },
    sql`select id from who_hold(${sql.val([...people])}::int[], ${accountId}::int, ${sql.val([permission])}::text[],
                                ${onlyStaff}) as id order by id`,
  );
  return rows.map(({ id }) => id);
}

const RETENTION = { id: int, retentionDays: int };

export type Retention = RowOf<typeof RETENTION>;

/** The accounts that keep people only for some days. */
export function accountsThatForget(tx: Tx): Promise<Retention[]> {
  return selectRows(
    tx,
    RETENTION,
    sql`select id, retention_days as "retentionDays" from account where retention_days is not null order by id`,
  );
}

const ACCOUNT_FOR_DERIVE = {
  id: int,
  name: text,
  status: oneOf<AccountStatus>(),
  timeZone: text,
  deploymentDeltaDays: int,
  tolerancePercent: numeric,
};

/** The account as derive() needs it. */
export async function accountForDerive(tx: Tx, accountId: number): Promise<RowOf<typeof ACCOUNT_FOR_DERIVE>> {
  const account = await selectRow(
    tx,
    ACCOUNT_FOR_DERIVE,
    sql`
    select id, name, status, time_zone as "timeZone", deployment_delta_days as "deploymentDeltaDays",
           volume_tolerance_percent as "tolerancePercent" from account where id = ${accountId}`,
  );
  if (!account) throw new Error(`account ${accountId} is out of reach`);
  return account;
}

export async function accountNames(tx: Tx, accountIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx.selectFrom('account').select(['id', 'name']).where('id', 'in', accountIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function timeZonesOf(tx: Tx, accountIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx.selectFrom('account').select(['id', 'time_zone']).where('id', 'in', accountIds).execute();
  return new Map(rows.map(({ id, time_zone }) => [id, time_zone]));
}

export async function timeZoneOf(tx: Tx, accountId: number): Promise<string> {
  const { time_zone } = await tx
    .selectFrom('account')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** Undefined for an account that is out of reach or absent. */
export async function timeZoneWithinReach(tx: Tx, accountId: number): Promise<string | undefined> {
  const [row] = await selectRows(
    tx,
    { zone: text },
    sql`select time_zone as zone from account where id = ${accountId} and ${inScope(tx, sql.ref('id'))}`,
  );
  return row?.zone;
}
