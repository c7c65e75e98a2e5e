import { checkSettingsOf } from '@mailroom/domain/verdicts/checkSettings';
import type { Actor } from '../../../platform/database/actor.ts';
import { changed } from '../../../platform/facts/changed.ts';
import type { PixelSize } from '../../../platform/images/pixelSize.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Analysis } from './analyseHtml.ts';
import { imageLinks } from './images/imageLinks.ts';
import { realSizesOf } from './images/realSizes.ts';
import { NOT_ASKED } from './outside/checkLink.ts';
import { sameNameFindings } from './judge/sameNames.ts';
import { checkLinks, linkFindings } from './outside/checkLinks.ts';
import type { CheckedLink } from './outside/checkLinks.ts';
import { knownAnswers, rememberAnswers } from './outside/linkAnswers.repository.ts';
import { progressOf } from './progress.ts';
import { analyseContent } from './analyseContent.ts';
import { settingsFindings } from './lineRules.ts';
import { checkCreative, type CheckData } from '../creatives.queues.ts';
import { readLists, recordSeeds, storeLists, type BothLists } from './seeds/checkSeeds.ts';
import type { CheckInput } from './check.repository.ts';
import { isCheckPending, beginCheck, finishCheck, holdsCheck, writeProgress } from './check.repository.ts';
import { storeLinks } from './links.repository.ts';
import { clearResults, insertClients, insertFindings, storePartHashes, verdictsFor } from './results.repository.ts';
import { contentFactsOf } from './contentFacts.ts';
import { insertImages, storeSizes } from '../revision/revision.repository.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { fetchImages, imageFindings, imageUrls } from './outside/fetchImages.ts';
import type { ImageCopy } from './outside/fetchImages.ts';
import type { Finding } from '../html/finding.ts';
import { leftOutFindings } from './judge/leftOut.ts';
import { weightFindings } from './judge/weight.ts';

/** Bytes of the images by their addresses: those that came with the HTML or an earlier check, and those of this one. */
function bytesOf(input: CheckInput, copies: readonly ImageCopy[]): ReadonlyMap<string, number> {
  const fetched = copies.flatMap(({ url, file }) => (file === null ? [] : [[url, file.size] as const]));
  return new Map([...input.images.map(({ url, bytes }) => [url, bytes] as const), ...fetched]);
}

interface Outcome {
  input: CheckInput;
  analysis: Analysis;
  links: CheckedLink[];
  copies: ImageCopy[];
  /** The sizes of the images that the HTML shows, as far as they are known. */
  sizes: Map<string, PixelSize>;
  seeds: BothLists;
  /** Whether it holds nothing active. Otherwise it is never sent, so its addresses are listed and nobody calls them. */
  isSafe: boolean;
}

function totalOf({ links, images, clients }: Analysis): number {
  return links.length + images.length + clients.length;
}

async function examine(data: CheckData, context: JobContext, input: CheckInput): Promise<Outcome> {
  const { deps, signal } = context;
  const { outbound, files } = deps;
  const actor: Actor = context.actor(data.accountId);
  const analysis = await analyseContent(files, input, {
    accountId: data.accountId,
    signal,
    isFirstTry: context.attempt === 0,
  });
  const seeds = await readLists(files, input);
  const total = totalOf(analysis);
  const report = progressOf(total, (progress) =>
    context.write(data.accountId, async (tx) => {
      if (await writeProgress(tx, data.revisionId, input.fence, progress))
        await changed(tx, 'creative', data.creativeId, data.accountId);
    }),
  );
  report.advance(analysis.clients.length, 'Checking links');
  const isSafe = !analysis.findings.some((finding) => finding.kind === 'active_content');
  const links = isSafe ? analysis.links : [];
  const known = await context.read(data.accountId, (tx) => knownAnswers(tx, data.accountId, links, deps.clock.now()));
  const [asked, copies] = await Promise.all([
    checkLinks(outbound, { links, anchors: analysis.anchors, known }, signal, (count) =>
      report.advance(count, 'Checking links'),
    ),
    fetchImages(
      { deps, actor, accountId: data.accountId, signal, done: (count) => report.advance(count, 'Fetching images') },
      isSafe ? analysis.images : [],
      new Set(input.images.map(({ url }) => url)),
    ),
  ]);
  const shown = new Set(imageUrls(analysis.images));
  const sizes = await realSizesOf(
    files,
    input.images.filter(({ url }) => shown.has(url)),
  );
  for (const { url, size } of copies) if (size) sizes.set(url, size);
  await report.settled();
  const checked = isSafe ? asked : analysis.links.map((link) => ({ ...link, ...NOT_ASKED }));
  return { input, analysis, links: checked, copies, sizes, seeds, isSafe };
}

async function record(data: CheckData, context: JobContext, outcome: Outcome): Promise<void> {
  const { input, analysis, links, copies, sizes, seeds, isSafe } = outcome;
  const { accountId, creativeId, revisionId } = data;
  const at = context.deps.clock.now();
  await context.write(accountId, async (tx) => {
    if (!(await holdsCheck(tx, data, input.fence))) return;
    const { thresholds, severities } = checkSettingsOf(input.checkChoices);
    const verdicts = await verdictsFor(tx, data, severities);
    await clearResults(tx, revisionId);
    const present = new Map(
      input.images.map(({ url, storedAt }) => [url, /^https?:/i.test(url) ? new Date(storedAt) : null] as const),
    );
    const all = [...links, ...imageLinks({ analysis, copies, present, sizes, isSafe })];
    await rememberAnswers(tx, accountId, links, at);
    const linkIds = await storeLinks(tx, data, all, verdicts, at);
    const clientIds = await insertClients(tx, data, analysis.clients, verdicts);
    for (const copy of copies) if (copy.file) await context.deps.files.keep(tx, copy.file.id, accountId);
    await insertImages(
      tx,
      accountId,
      revisionId,
      copies.map(({ url, file, size, problem }) => ({ url, fileId: file?.id ?? null, size, problem })),
    );
    await storeSizes(tx, revisionId, sizes);
    const findings: Finding[] = [
      ...analysis.findings,
      ...linkFindings(links, thresholds),
      ...sameNameFindings(links, analysis.language),
      ...imageFindings(analysis.images, copies),
      ...weightFindings(analysis.images, { htmlBytes: input.htmlSize, imageBytes: bytesOf(input, copies) }, thresholds),
      ...settingsFindings(input, analysis.preheader),
      ...leftOutFindings(input.zipUse, copies),
    ];
    await insertFindings(tx, data, findings, verdicts, { links: linkIds, clients: clientIds });
    await storeLists(tx, data, input, seeds);
    const { derivedText, mergeFields } = analysis;
    await finishCheck(tx, revisionId, {
      state: 'Success',
      at,
      error: null,
      derivedText,
      facts: contentFactsOf(analysis),
      mergeFields,
      total: totalOf(analysis),
    });
    await storePartHashes(tx, revisionId);
    await deriveCreative(tx, creativeId, true);
  });
}

/**
 * Checks a creative: its content, its links and images, its e-mail clients and its seed lists. Only the lists if nothing else
 * differs from an earlier revision.
 */
export const creativeCheck = handleJob(checkCreative, {
  run: async (data, context) => {
    const input = await context.write(data.accountId, async (tx) => {
      const begun = await beginCheck(tx, data, context.deps.clock.now());
      if (begun) await changed(tx, 'creative', data.creativeId, data.accountId);
      return begun;
    });
    if (!input) return;
    if (data.onlySeeds) await recordSeeds(data, context, input);
    else await record(data, context, await examine(data, context, input));
  },
  failed: async (data, context) => {
    const { accountId, creativeId, revisionId } = data;
    await context.write(accountId, async (tx) => {
      if (!(await isCheckPending(tx, revisionId))) return;
      const verdicts = await verdictsFor(tx, data, {});
      await clearResults(tx, revisionId);
      const finding: Finding = {
        kind: 'check_unfinished',
        message: 'The check did not finish; check again',
        part: 'check',
      };
      await insertFindings(tx, data, [finding], verdicts, { links: new Map(), clients: new Map() });
      const at = context.deps.clock.now();
      await finishCheck(tx, revisionId, {
        state: 'Error',
        at,
        error: 'The check did not finish',
        derivedText: null,
        facts: null,
        mergeFields: [],
        total: null,
      });
      await deriveCreative(tx, creativeId, true);
    });
  },
});
