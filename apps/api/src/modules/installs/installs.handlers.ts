import { noContent, record } from '../../contract/answer.ts';
import { handlers } from '../../contract/handlers.ts';
import { pageOfV1 } from '../../platform/list/page.ts';
import { listRows } from '../../platform/list/rows.reads.ts';
import { checkInstall } from './check/installCheck.service.ts';
import { kindsOf } from './installs.policy.ts';
import { presentInstall } from './installs.present.ts';
import { installs, isOfKind } from './installs.resource.ts';
import { createInstall, editInstall, installOf, removeInstall } from './installs.service.ts';

export const installHandlers = handlers({
  listInstalls: async ({ tx, list, actor }) => {
    const visible = isOfKind(kindsOf(actor));
    return pageOfV1(await listRows(tx, installs, list, visible), (row) => presentInstall(row, actor));
  },

  getInstall: async ({ tx, path, actor, fixed }) => {
    const row = await installOf(tx, actor, path.id, fixed['kind']);
    return record(presentInstall(row, actor), row.version);
  },

  createInstall: async ({ tx, body, actor, deps }) => {
    const row = await createInstall(tx, deps, actor, body);
    return record(presentInstall(row, actor), row.version, 201);
  },

  updateInstall: async ({ tx, path, body, actor, deps, fixed, ifMatch }) => {
    const row = await editInstall(tx, deps, actor, path.id, fixed['kind'], body, ifMatch);
    return record(presentInstall(row, actor), row.version);
  },

  checkInstall: async (call) => {
    const row = await checkInstall(call, call.path.id);
    return record(presentInstall(row, call.actor), row.version);
  },

  deleteInstall: async ({ tx, path, actor, fixed, ifMatch }) => {
    await removeInstall(tx, actor, path.id, fixed['kind'], ifMatch);
    return noContent();
  },
});
