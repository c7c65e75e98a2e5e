import { buffer } from 'node:stream/consumers';
import { noContent } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { invalid, notFound, tooLarge } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { runForPerson } from '../aside/runForPerson.ts';
import { openFindingsOf } from '../check/findings.repository.ts';
import { previewUrl } from '../host/previewTicket.ts';
import { decodeHtml } from '../html/decode.ts';
import { mendFactsIn, mendWishes } from '../mend/mendFacts.ts';
import { presentMended } from '../mend/mended.present.ts';
import { discardDraft, draftIn, keepDraft, sourceIn, type Draft } from '../revision/draft.repository.ts';
import { checkLines } from './typedLines.ts';

const LIMIT = 5 * 1024 * 1024;

/** Seconds that a change of a file may take: a person waits for it. */
const LONGEST_MEND = 5;

/** Finds a revision of a creative within the caller's reach, or answers 404. */
async function reach(tx: Tx, id: number, number: number | null = null) {
  const row = await sourceIn(tx, id, number);
  if (!row) throw notFound();
  return row;
}

interface Writer {
  deps: Deps;
  actor: UserActor;
  path: { id: number };
}

function present({ deps, actor, path }: Writer, newest: number, draft: Omit<Draft, 'html'>) {
  const ticket = { creative: path.id, revision: newest, user: actor.userId, isDraft: true };
  return {
    base_revision: draft.base_revision,
    kept_at: draft.kept_at.toISOString(),
    preview_url: previewUrl(deps, ticket),
  };
}

export const draftHandlers = handlers({
  getCreativeSource: async ({ read, path, query, deps }) => {
    const { number, html_key: key } = await read((tx) => reach(tx, path.id, query.revision ?? null));
    return { revision: number, html: key === null ? null : decodeHtml(await buffer(await deps.files.read(key))) };
  },

  getMendedCreative: async ({ read, path, query, deps, actor, signal }) => {
    const { row, facts, open } = await read(async (tx) => {
      const found = await reach(tx, path.id);
      return {
        row: found,
        facts: await mendFactsIn(tx, found, query.kinds),
        open: await openFindingsOf(tx, found.revision_id),
      };
    });
    const { number, html_key: key } = row;
    const findings = { open, kinds: query.kinds };
    if (key === null) return presentMended(number, null, facts.lines, findings);
    const asked = async () => ({
      ...(await mendWishes(deps.files, facts)),
      html: await buffer(await deps.files.read(key)),
    });
    const request = { person: actor.userId, what: 'changes', seconds: LONGEST_MEND, signal };
    const mended = await runForPerson('mendHtml', asked, request);
    return presentMended(number, typeof mended === 'string' ? null : mended, facts.lines, findings);
  },

  checkCreativeLines: async ({ tx, path, body }) => {
    const objects = await checkLines(tx, path.id, body);
    return { objects, total_rows: objects.length };
  },

  getCreativeDraft: async (call) => {
    const { tx, path, actor } = call;
    const { number } = await reach(tx, path.id);
    const draft = await draftIn(tx, path.id, actor.userId);
    if (!draft) return { base_revision: null, kept_at: null, preview_url: null, html: null };
    return { ...present(call, number, draft), html: draft.html };
  },

  saveCreativeDraft: async (call) => {
    const { tx, path, body, actor } = call;
    const { account_id: accountId, number } = await reach(tx, path.id);
    if (Buffer.byteLength(body.html) > LIMIT) throw tooLarge('A draft may have 5 MiB');
    if (body.base_revision > number) throw invalid({ base_revision: 'Base revision is not valid' });
    const draft = { accountId, creativeId: path.id, userId: actor.userId, baseRevision: body.base_revision };
    const keptAt = await keepDraft(tx, { ...draft, html: body.html });
    return present(call, number, { base_revision: body.base_revision, kept_at: keptAt });
  },

  discardCreativeDraft: async ({ tx, path, actor }) => {
    await reach(tx, path.id);
    await discardDraft(tx, path.id, actor.userId);
    return noContent();
  },
});
