import { answer } from '../../../contract/answer.ts';
import { handlers, type Call } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { TransferStore } from './transferStore.ts';
import { openTransfers, transferOf } from './transfers.repository.ts';
import { presentTransfer } from './transfers.present.ts';
import { chooseTable } from './transfers.service.ts';
import { tus } from './tus.ts';

function storeOf({ read, write, deps: { files }, actor }: Pick<Call, 'read' | 'write' | 'deps' | 'actor'>) {
  return new TransferStore({ transactions: { read, write }, files, actor });
}

/** Answers a call of the protocol with its headers, without content. */
async function byProtocol(call: Pick<Call, 'read' | 'write' | 'deps' | 'actor' | 'request'>, status: 200 | 204) {
  const headers = await tus(call.request, { store: storeOf(call), limit: call.deps.settings.uploadLimit });
  return answer(status, undefined, headers);
}

export const transferHandlers = handlers({
  listAudienceUploads: async ({ tx, actor }) => ({
    objects: (await openTransfers(tx, actor.userId)).map(presentTransfer),
  }),

  startAudienceUpload: async (call) => {
    const store = storeOf(call);
    const headers = await tus(call.request, { store, limit: call.deps.settings.uploadLimit });
    if (!store.created) throw notFound();
    return answer(201, presentTransfer(store.created), headers);
  },

  getAudienceUpload: async ({ tx, path, actor }) => {
    const row = await transferOf(tx, path.id, actor.userId);
    if (!row) throw notFound();
    return presentTransfer(row);
  },

  findAudienceUploadOffset: (call) => byProtocol(call, 200),
  continueAudienceUpload: (call) => byProtocol(call, 204),
  removeAudienceUpload: (call) => byProtocol(call, 204),

  chooseAudienceTable: async ({ tx, path, body, actor }) =>
    answer(202, presentTransfer(await chooseTable(tx, { id: path.id, userId: actor.userId, table: body.table }))),
});
