import { isTimeZone } from '@mailroom/domain/time-zones';
import { sql } from 'kysely';
import { record } from '../../contract/answer.ts';
import { handlers } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { invalid, malformed, notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { exportRows } from '../../contract/exportRows.ts';
import { pageOfV1 } from '../../platform/list/page.ts';
import type { ListQuery } from '../../platform/list/query.ts';
import { findRow, listRows } from '../../platform/list/rows.ts';
import { presentAccount } from './accounts.present.ts';
import { accounts } from './accounts.resource.ts';
import type { AccountRow } from './accounts.resource.ts';
import { picture } from './picture-upload.ts';
import { presentUser } from './users.present.ts';
import { usersResource } from './users.resource.ts';

const plain: ReadonlySet<string> = new Set(['id', 'name']);

/** Sorting or filtering by a field that one may not see would tell its value row by row. */
function withinSight(list: ListQuery, actor: UserActor): void {
  if (actor.permissions.has('can_view_account')) return;
  const hidden = [...list.order.map(([field]) => field), ...Object.keys(list.filters)].find(
    (field) => !plain.has(field),
  );
  if (hidden) throw malformed(hidden, "isn't a field of this list");
}

async function accountOf(tx: Tx, id: number): Promise<AccountRow> {
  const row = await findRow(tx, accounts, id);
  if (!row) throw notFound();
  return row;
}

export const accountHandlers = handlers({
  listAccounts: async ({ tx, list, actor, deps }) => {
    withinSight(list, actor);
    return pageOfV1(await listRows(tx, accounts, list), (row) => presentAccount(row, actor, deps));
  },

  getAccount: async ({ tx, path, actor, deps }) => {
    const row = await accountOf(tx, path.id);
    return record(presentAccount(row, actor, deps), row.version);
  },

  updateAccount: async ({ write, path, body, files, actor, deps, ifMatch }) => {
    const { account_logo_file: _logo, ...fields } = body;
    if (fields.time_zone !== undefined && !isTimeZone(fields.time_zone))
      throw invalid({ time_zone: 'Time zone is not valid' });
    const logo = await picture(deps, actor, 'account_logo_file', 'account_logo', files['account_logo_file']);
    const row = await write(async (tx) => {
      await tx.selectFrom('account').select('id').where('id', '=', path.id).forUpdate().executeTakeFirst();
      const before = await accountOf(tx, path.id);
      await expectVersion(ifMatch, before, () => presentAccount(before, actor, deps));
      if (logo) await deps.files.keep(tx, logo.id, path.id);
      await tx
        .updateTable('account')
        .set({ ...fields, ...(logo && { logo_file_id: logo.id }), version: sql`version + 1` })
        .where('id', '=', path.id)
        .execute();
      if (logo && before.logo_file_id !== null) await deps.files.doom(tx, before.logo_file_id);
      await changed(tx, 'account', path.id, path.id);
      return accountOf(tx, path.id);
    });
    return record(presentAccount(row, actor, deps), row.version);
  },

  exportAccounts: async (call) =>
    exportRows<AccountRow>(call, accounts, 'accounts', {
      'Account ID': (row) => row.sf_account_id,
      'Account Name': (row) => row.name,
      Email: (row) => row.test_seed_email_address,
      ECID: (row) => row.test_seed_ecid,
      'Phone Number': (row) => row.owner_phone,
      Status: (row) => row.status,
    }),

  exportUsers: async (call) =>
    exportRows(call, usersResource, 'users', {
      Name: (row) => `${row.first_name} ${row.last_name}`,
      Email: (row) => row.email,
      Role: (row) => row.role.name,
      Accounts: (row) =>
        presentUser(row, call.actor)
          .accounts.map(({ name }) => name)
          .join('; '),
      'Date Created': (row) => row.created_at,
      Status: (row) => (row.active ? 'Active' : 'Inactive'),
    }),
});
