import { noContent, record } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { pageOf } from '../../../platform/list/page.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { recordOf } from '../records.service.ts';
import { presentDomain } from './sendingDomains.present.ts';
import { sendingDomains } from './sendingDomains.resource.ts';
import { addDomain, checkDomain, removeDomain, rotateKey } from './sendingDomains.service.ts';

export const sendingDomainHandlers = handlers({
  listSendingDomains: async ({ tx, list, actor, deps }) =>
    pageOf(list, await listRows(tx, sendingDomains, list), (row) => presentDomain(row, deps, actor)),

  getSendingDomain: async ({ tx, path, actor, deps }) => {
    const row = await recordOf(tx, sendingDomains, path.id);
    return record(presentDomain(row, deps, actor), row.version);
  },

  createSendingDomain: async ({ tx, body, actor, deps }) => {
    const row = await addDomain(tx, deps, actor, body);
    return record(presentDomain(row, deps, actor), row.version, 201);
  },

  checkSendingDomain: async (call) => {
    const row = await checkDomain(call, call.path.id);
    return record(presentDomain(row, call.deps, call.actor), row.version);
  },

  rotateSendingDomain: async ({ tx, path, actor, deps }) => {
    const row = await rotateKey(tx, deps, path.id);
    return record(presentDomain(row, deps, actor), row.version);
  },

  deleteSendingDomain: async ({ tx, path, actor, deps, ifMatch }) => {
    await removeDomain(tx, path.id, ifMatch, (row) => presentDomain(row, deps, actor));
    return noContent();
  },
});
