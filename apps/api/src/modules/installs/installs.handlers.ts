import { checkOutcome, INSTALL_KINDS, installPlace } from '@mailroom/domain/installWords';
import { mask } from '@mailroom/domain/mask';
import { noContent, record } from '../../contract/answer.ts';
import { exportRows } from '../../contract/exportRows.ts';
import { handlers } from '../../contract/handlers.ts';
import { pageOfV1 } from '../../platform/list/page.ts';
import { listRows } from '../../platform/list/rows.reads.ts';
import { checkInstall } from './check/installCheck.service.ts';
import { kindsOf } from './installs.policy.ts';
import { presentInstall } from './installs.present.ts';
import { installs, isOfKind, type InstallRow } from './installs.resource.ts';
import { createInstall, editInstall, installOf, removeInstall } from './installs.service.ts';

export const installHandlers = handlers({
  listInstalls: async ({ tx, list, actor }) => {
    const visible = isOfKind(kindsOf(actor));
    return pageOfV1(await listRows(tx, installs, list, visible), (row) => presentInstall(row, actor));
  },

  exportInstalls: async (call) =>
    exportRows<InstallRow>(
      call,
      installs,
      'destinations',
      {
        Account: (row) => row.account_name,
        Name: (row) => row.name,
        Kind: (row) => INSTALL_KINDS[row.kind],
        Place: installPlace,
        'Signs in as': (row) => (row.access_key_id === null ? row.user : mask(row.access_key_id)),
        'Last check': (row) => checkOutcome(row.last_check_result),
        'Checked At': (row) => row.last_check_at,
        'Host Key': (row) => row.host_key_fingerprint,
        'Date Created': (row) => row.created_at,
      },
      isOfKind(kindsOf(call.actor)),
    ),

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
