import { noContent, record } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { pageOf } from '../../../platform/list/page.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { mayViewUser } from './users.policy.ts';
import { presentUser } from './users.present.ts';
import { amongIds, linkedAccounts, usersResource } from './users.resource.ts';
import { createUser, editUser, removeUser, replaceAccounts, userInReach } from './users.service.ts';

function listed(accounts: readonly { id: number; name: string }[]) {
  return {
    objects: accounts.map(({ id, name }) => ({ id, name })),
    total_rows: accounts.length,
  };
}

export const userHandlers = handlers({
  listUsers: async ({ tx, list, query, actor }) =>
    pageOf(list, await listRows(tx, usersResource, list, amongIds(query.ids)), (row) => presentUser(row, actor)),

  countUsers: async ({ tx, list, query }) => {
    const page = await listRows(tx, usersResource, { ...list, offset: 0, limit: 1 }, amongIds(query.ids));
    return { count: page.total_rows };
  },

  getUser: async ({ tx, path, actor }) => {
    mayViewUser(actor, path.id);
    const row = await userInReach(tx, path.id);
    return record(presentUser(row, actor), row.version);
  },

  createUser: async ({ tx, body, actor }) => {
    const row = await createUser(tx, actor, { active: true, ...body });
    return record(presentUser(row, actor), row.version, 201);
  },

  updateUser: async ({ tx, path, body, actor, ifMatch }) => {
    const row = await editUser(tx, actor, path.id, body, ifMatch);
    return record(presentUser(row, actor), row.version);
  },

  deleteUser: async ({ tx, path, actor, ifMatch }) => {
    await removeUser(tx, actor, path.id, ifMatch);
    return noContent();
  },

  listUserAccounts: async ({ tx, path, actor }) => {
    mayViewUser(actor, path.id);
    await userInReach(tx, path.id);
    return listed(await linkedAccounts(tx, [path.id]));
  },

  setUserAccounts: async ({ tx, path, body, actor }) =>
    listed((await replaceAccounts(tx, actor, path.id, body)).accounts),

  listUsersAccounts: async ({ tx, query }) => {
    const links = await linkedAccounts(tx, query.user_ids);
    const groups = Map.groupBy(links, (link) => link.user_id);
    return { objects: [...groups].map(([user_id, accounts]) => ({ user_id, accounts: listed(accounts).objects })) };
  },
});
