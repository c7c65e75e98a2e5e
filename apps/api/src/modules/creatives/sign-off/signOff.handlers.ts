import { record } from '../../../contract/answer.ts';
import { handlers, type Call } from '../../../contract/handlers.ts';
import { expectVersion } from '../../../contract/version.ts';
import { notFound } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { pageOfV1 } from '../../../platform/list/page.ts';
import { findRow, listRows } from '../../../platform/list/rows.reads.ts';
import { decideClient, decideLink } from './decide.service.ts';
import type { DecisionRequest } from './decide.service.ts';
import { emailClientRows } from './emailClients.resource.ts';
import { correctLink } from './correctLink.service.ts';
import { emailLinks } from './emailLinks.resource.ts';
import type { EmailLinkRow } from './emailLinks.resource.ts';
import { presentClient, presentLink } from './signOff.present.ts';

async function linkIn(tx: Tx, id: number): Promise<EmailLinkRow> {
  const row = await findRow(tx, emailLinks, id);
  if (!row) throw notFound();
  return row;
}

function decisionIn(call: Call<'updateEmailLink'> | Call<'updateEmailClient'>): DecisionRequest {
  return {
    id: call.path.id,
    ifMatch: call.ifMatch,
    by: call.actor,
    decision: call.body.decision,
    note: call.body.note,
  };
}

export const signOffHandlers = handlers({
  listEmailLinks: async ({ tx, list, actor }) =>
    pageOfV1(await listRows(tx, emailLinks, list), (row) => presentLink(row, actor.permissions)),

  getEmailLink: async ({ tx, path, actor }) => {
    const row = await linkIn(tx, path.id);
    return record(presentLink(row, actor.permissions), row.version);
  },

  updateEmailLink: async (call) => {
    const { body, path, actor } = call;
    const before = await call.read((tx) => linkIn(tx, path.id));
    const url = body.url === before.url ? undefined : body.url;
    const shown =
      url === undefined || body.decision !== undefined || body.note !== undefined
        ? await call.write((tx) => decideLink(tx, decisionIn(call)))
        : before;
    await expectVersion(url === undefined ? undefined : call.ifMatch, before, () =>
      presentLink(before, actor.permissions),
    );
    if (url === undefined) return record(presentLink(shown, actor.permissions), shown.version);
    await correctLink(call, { url, isForHost: body.same_host === true }, shown);
    // The link belongs to an older revision now, which this list no longer shows, so the answer is built from the old row.
    const corrected = { ...shown, url, result: 'Not Started' as const, problem: null };
    return record(presentLink(corrected, actor.permissions), shown.version);
  },

  listEmailClients: async ({ tx, list, actor }) =>
    pageOfV1(await listRows(tx, emailClientRows, list), (row) => presentClient(row, actor.permissions)),

  getEmailClient: async ({ tx, path, actor }) => {
    const row = await findRow(tx, emailClientRows, path.id);
    if (!row) throw notFound();
    return record(presentClient(row, actor.permissions), row.version);
  },

  updateEmailClient: async (call) => {
    const row = await decideClient(call.tx, decisionIn(call));
    return record(presentClient(row, call.actor.permissions), row.version);
  },
});
