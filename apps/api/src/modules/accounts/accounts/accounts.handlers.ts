import { isTimeZone } from '@mailroom/domain/dates/timeZones';
import { record } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { invalid, malformed } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { exportRows } from '../../../contract/exportRows.ts';
import { pageOfV1 } from '../../../platform/list/page.ts';
import type { ListQuery } from '../../../platform/list/query.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { presentAccount } from './accounts.present.ts';
import { updateAccount } from './accounts.repository.ts';
import { accounts } from './accounts.resource.ts';
import type { AccountRow } from './accounts.resource.ts';
import { lockForEdit, recordOf } from '../records.service.ts';
import { picture } from '../pictureUpload.ts';
import { presentUser } from '../users/users.present.ts';
import { usersResource } from '../users/users.resource.ts';

const PUBLIC_FIELDS: ReadonlySet<string> = new Set(['id', 'name']);

/** Sorting or filtering by a hidden field would reveal its value row by row. */
function refuseHiddenFields(list: ListQuery, actor: UserActor): void {
  if (actor.permissions.has('can_view_account')) return;
  const hidden = [...list.order.map(([field]) => field), ...Object.keys(list.filters)].find(
    (field) => !PUBLIC_FIELDS.has(field),
  );
  if (hidden) throw malformed(hidden, "isn't a field of this list");
}

export const accountHandlers = handlers({
  listAccounts: async ({ tx, list, actor, deps }) => {
    refuseHiddenFields(list, actor);
    return pageOfV1(await listRows(tx, accounts, list), (row) => presentAccount(row, actor, deps));
  },

  getAccount: async ({ tx, path, actor, deps }) => {
    const row = await recordOf(tx, accounts, path.id);
    return record(presentAccount(row, actor, deps), row.version);
  },

  updateAccount: async ({ write, path, body, files, actor, deps, ifMatch }) => {
    const { account_logo_file: givenLogo, ...fields } = body;
    const isLogoRemoved = givenLogo === null;
    if (fields.time_zone !== undefined && !isTimeZone(fields.time_zone))
      throw invalid({ time_zone: 'Time zone is not valid' });
    const logo = await picture(deps, actor, 'account_logo_file', 'account_logo', files['account_logo_file']);
    const row = await write(async (tx) => {
      const before = await lockForEdit(tx, {
        table: 'account',
        resource: accounts,
        id: path.id,
        ifMatch,
        present: (found) => presentAccount(found, actor, deps),
      });
      if (logo) await deps.files.keep(tx, logo.id, path.id);
      const isReplaced = logo !== undefined || isLogoRemoved;
      await updateAccount(tx, path.id, { ...fields, ...(isReplaced && { logo_file_id: logo?.id ?? null }) });
      if (isReplaced && before.logo_file_id !== null) await deps.files.doom(tx, before.logo_file_id);
      await changed(tx, 'account', path.id, path.id);
      return recordOf(tx, accounts, path.id);
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
      'Last sign-in': (row) => row.last_sign_in_at,
      Status: (row) => (row.active ? 'Active' : 'Inactive'),
    }),
});
