import { checkSettingsOf, type CheckSettings } from '@mailroom/domain/verdicts/checkSettings';
import { parse } from 'tldts';
import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { analyseContent } from '../check/analyseContent.ts';
import { inputOf } from '../check/check.repository.ts';
import { checkLinks, type CheckedLink } from '../check/outside/checkLinks.ts';
import type { Finding } from '../html/finding.ts';
import { insertFindings, verdictsFor } from '../check/results.repository.ts';
import { shortened } from '../check/shortened.ts';
import { creativeIn } from '../creativeDetail.repository.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { lockCreative } from '../creatives.repository.ts';
import { watchLinks, type WatchData } from '../creatives.queues.ts';
import type { FoundLink } from '../html/links.ts';
import { clearDeath, isChecked, noteAsked, storeAnswer, storedWebLinks } from './watch.repository.ts';
import type { StoredLink } from './watch.repository.ts';

/** Top-level names that the standards reserve: no server was ever there, so none can disappear. */
const RESERVED = new Set(['example', 'test', 'invalid', 'localhost']);

function mayDie({ kind, url }: FoundLink): boolean {
  return kind === 'web' && !RESERVED.has(parse(url).publicSuffix ?? '');
}

/** Asks the links, and those that fail once more: a server that restarts isn't dead. */
async function ask(links: readonly FoundLink[], { deps, signal }: JobContext): Promise<CheckedLink[]> {
  const first = await checkLinks(deps.outbound, { links, anchors: [] }, signal, () => {});
  const failed = first.filter(({ result }) => result === 'Error');
  const second = await checkLinks(deps.outbound, { links: failed, anchors: [] }, signal, () => {});
  const again = new Map(second.map((link) => [link.position, link]));
  return first.map((link) => again.get(link.position) ?? link);
}

function deathOf(link: CheckedLink): Finding {
  return {
    kind: 'link_died',
    message:
      `The link '${shortened(link.text || link.url)}' has died since it was checked. ${link.problem ?? ''}`.trim(),
    part: link.part,
    link: link.position,
    ...(link.place && { place: link.place }),
  };
}

/** Names the place of a link in the file. */
function placeName({ line, col }: Pick<StoredLink, 'line' | 'col'>): string {
  return `${line}:${col}`;
}

interface Change {
  before: StoredLink;
  now: CheckedLink;
}

/**
 * Stores new answers and returns whether findings changed. Only a link that dies or returns changes them; the rest is for the
 * revision's check.
 */
async function record(
  tx: Tx,
  data: { creativeId: number; revisionId: number; accountId: number },
  changes: Change[],
  { at, severities }: { at: Date; severities: CheckSettings['severities'] },
) {
  const dead = changes.filter(({ before, now }) => now.result === 'Error' && before.result !== 'Error');
  const back = changes.filter(({ before, now }) => now.result === 'Success' && before.result === 'Error');
  for (const { before, now } of changes) {
    // A server that refuses programs from now on has said nothing about its page.
    if (now.result !== 'Pending') await storeAnswer(tx, before.id, now, at);
  }
  for (const { before } of back) await clearDeath(tx, before.id);
  const links = new Map(dead.map(({ before, now }) => [now.position, before.id]));
  await insertFindings(
    tx,
    data,
    dead.map(({ now }) => deathOf(now)),
    await verdictsFor(tx, data, severities),
    { links, clients: new Map() },
  );
  return dead.length + back.length > 0;
}

async function run({ accountId, creativeId }: WatchData, context: JobContext): Promise<void> {
  const { deps, read, write } = context;
  const begun = await read(accountId, async (tx) => {
    const revisionId = (await creativeIn(tx, creativeId))?.revisionId ?? null;
    const input = revisionId === null || !(await isChecked(tx, revisionId)) ? null : await inputOf(tx, revisionId);
    return revisionId !== null && input && { revisionId, input };
  });
  if (!begun) return;
  const { revisionId, input } = begun;
  const analysis = await analyseContent(deps.files, input, {
    accountId,
    signal: context.signal,
    isFirstTry: context.attempt === 0,
  });
  const isSafe = !analysis.findings.some(({ kind }) => kind === 'active_content');
  const answers = await ask(isSafe ? analysis.links.filter(mayDie) : [], context);
  await write(accountId, async (tx) => {
    const creative = await lockCreative(tx, creativeId);
    // A newer revision, or a check of this one, asks all links itself.
    if (creative?.current_revision_id !== revisionId || !(await isChecked(tx, revisionId))) return;
    const at = deps.clock.now();
    const stored = new Map((await storedWebLinks(tx, revisionId)).map((link) => [placeName(link), link]));
    const changes = answers.flatMap((now) => {
      const before = now.place && stored.get(placeName(now.place));
      return before?.url === now.url ? [{ before, now }] : [];
    });
    await noteAsked(tx, accountId, creativeId, at);
    // Keeps the creative's row unchanged without news, or each day would move it to the top of the list.
    const { severities } = checkSettingsOf(input.checkChoices);
    if (await record(tx, { accountId, creativeId, revisionId }, changes, { at, severities }))
      await deriveCreative(tx, creativeId);
  });
}

/** Asks the links of a creative in use again. A launched product keeps its pinned revision and continues. */
export const linkWatch = handleJob(watchLinks, { run });
