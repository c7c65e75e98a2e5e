import { noContent, record } from '../../../contract/answer.ts';
import { exportRows } from '../../../contract/exportRows.ts';
import { handlers, type Call } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { pageOfV1 } from '../../../platform/list/page.ts';
import { findRow, listRows } from '../../../platform/list/rows.reads.ts';
import { presentSuppression } from './suppressions.present.ts';
import { suppressions, type SuppressionRow } from './suppressions.resource.ts';
import { createList, deleteList, updateList } from './suppressions.service.ts';

async function show({ actor }: Pick<Call, 'actor'>, tx: Tx, id: number, status = 200) {
  const row = await findRow(tx, suppressions, id);
  if (!row) throw notFound();
  return record(presentSuppression(row, actor.permissions), row.version, status);
}

export const suppressionHandlers = handlers({
  listSuppressions: async ({ tx, list, actor }) =>
    pageOfV1(await listRows(tx, suppressions, list), (row) => presentSuppression(row, actor.permissions)),

  exportSuppressions: async (call) =>
    exportRows<SuppressionRow>(call, suppressions, 'suppressions', {
      List: (row) => row.name,
      Status: (row) => (row.is_active ? 'On' : 'Off'),
      'Applies to': (row) => row.account_name ?? 'All accounts',
      Advertiser: (row) => row.advertiser_name,
      Entries: (row) => row.entry_count,
      File: (row) => row.file_name,
      Updated: (row) => row.updated_at,
    }),

  getSuppression: async (call) => show(call, call.tx, call.path.id),

  createSuppression: async (call) => {
    const { body, files, actor, deps } = call;
    const id = await createList(call, deps.files, { ...body, file: files['suppressions'] }, actor);
    return call.read((tx) => show(call, tx, id, 201));
  },

  updateSuppression: async (call) => {
    const { tx, path, body, ifMatch, actor } = call;
    await updateList(tx, { id: path.id, body, ifMatch }, actor);
    return show(call, tx, path.id);
  },

  deleteSuppression: async (call) => {
    const { tx, deps, path, actor, ifMatch } = call;
    await deleteList(tx, deps.files, { id: path.id, ifMatch }, actor);
    return noContent();
  },
});
