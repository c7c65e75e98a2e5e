import { noContent, record } from '../../contract/answer.ts';
import { handlers, type Call } from '../../contract/handlers.ts';
import { pageOf } from '../../platform/list/page.ts';
import { listRows } from '../../platform/list/rows.reads.ts';
import { presentView } from './views.present.ts';
import { viewsResource, type ViewRow } from './views.resource.ts';
import { createView, editView, removeView, type ViewEdit } from './views.service.ts';

type OneView = Pick<Call, 'actor' | 'ifMatch'> & { path: { id: number } };

function editOf({ actor, ifMatch, path }: OneView): ViewEdit {
  return { id: path.id, ifMatch, present: (row: ViewRow) => presentView(row, actor) };
}

export const viewHandlers = handlers({
  listViews: async ({ tx, list, actor }) =>
    pageOf(list, await listRows(tx, viewsResource, list), (row) => presentView(row, actor)),

  createView: async ({ tx, body, actor }) => {
    const row = await createView(tx, actor, body);
    return record(presentView(row, actor), row.version, 201);
  },

  updateView: async (call) => {
    const { tx, body, actor } = call;
    const row = await editView(tx, actor, editOf(call), body);
    return record(presentView(row, actor), row.version);
  },

  deleteView: async (call) => {
    await removeView(call.tx, call.actor, editOf(call));
    return noContent();
  },
});
