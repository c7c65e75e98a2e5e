import type { Actor } from '../../../platform/database/actor.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Analysis } from './analyseHtml.ts';
import { NOT_ASKED } from './checkLink.ts';
import { checkLinks, linkFindings } from './checkLinks.ts';
import type { CheckedLink } from './checkLinks.ts';
import { progressOf } from './progress.ts';
import { analyseContent, readSeeds, settingsFindings } from './analyseContent.ts';
import type { SeedResult } from './analyseContent.ts';
import { checkCreative, type CheckData } from '../creatives.queues.ts';
import type { CheckInput } from './check.repository.ts';
import { isCheckPending, beginCheck, finishCheck, holdsCheck, writeProgress } from './check.repository.ts';
import {
  clearResults,
  insertClients,
  insertFindings,
  insertLinks,
  insertSeeds,
  verdictsFor,
} from './results.repository.ts';
import { insertImages } from '../revision/revision.repository.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { fetchImages, imageFindings, imageUrls } from './fetchImages.ts';
import type { ImageCopy } from './fetchImages.ts';
import type { Finding } from './finding.ts';

interface Outcome {
  input: CheckInput;
  analysis: Analysis;
  links: CheckedLink[];
  copies: ImageCopy[];
  test: SeedResult;
  live: SeedResult;
  /** Whether it holds nothing active. Otherwise it is never sent, so its addresses are listed and nobody calls them. */
  isSafe: boolean;
}

/** Lists images after the links, each address once. */
function imageLinks({ analysis, copies, isSafe }: Outcome): CheckedLink[] {
  const found = new Map(analysis.images.toReversed().map((image) => [image.url, image]));
  const pictures = isSafe ? copies : imageUrls(analysis.images).map((url) => ({ url, problem: null }));
  return pictures.map(({ url, problem }, index) => {
    const image = found.get(url);
    return {
      ...NOT_ASKED,
      position: analysis.links.length + index + 1,
      text: image?.alt?.slice(0, 300) ?? '',
      url,
      kind: 'image',
      tracking: {},
      part: url,
      ...(image?.place && { place: image.place }),
      ...(isSafe && { result: problem === null ? 'Success' : 'Error', problem }),
    };
  });
}

function totalOf({ links, images, clients }: Analysis): number {
  return links.length + images.length + clients.length;
}

async function examine(data: CheckData, context: JobContext, input: CheckInput): Promise<Outcome> {
  const { deps, signal } = context;
  const { outbound, files } = deps;
  const actor: Actor = context.actor(data.accountId);
  const analysis = await analyseContent(files, input, signal);
  const test = await readSeeds(files, 'test', input.testKey, input.testSource);
  const live = await readSeeds(files, 'live', input.liveKey, input.liveSource);
  const total = totalOf(analysis);
  const report = progressOf(total, (progress) =>
    context.write(data.accountId, async (tx) => {
      if (await writeProgress(tx, data.revisionId, input.fence, progress))
        await changed(tx, 'creative', data.creativeId, data.accountId);
    }),
  );
  report.advance(analysis.clients.length, 'Checking links');
  const isSafe = !analysis.findings.some((finding) => finding.kind === 'active_content');
  const [asked, copies] = await Promise.all([
    checkLinks(outbound, isSafe ? analysis.links : [], analysis.anchors, signal, (count) =>
      report.advance(count, 'Checking links'),
    ),
    fetchImages(
      { deps, actor, accountId: data.accountId, signal, done: (count) => report.advance(count, 'Fetching images') },
      isSafe ? analysis.images : [],
      new Set(input.images),
    ),
  ]);
  await report.settled();
  const links = isSafe ? asked : analysis.links.map((link) => ({ ...link, ...NOT_ASKED }));
  return { input, analysis, links, copies, test, live, isSafe };
}

async function record(data: CheckData, context: JobContext, outcome: Outcome): Promise<void> {
  const { input, analysis, links, copies, test, live } = outcome;
  const { accountId, creativeId, revisionId } = data;
  const at = context.deps.clock.now();
  await context.write(accountId, async (tx) => {
    if (!(await holdsCheck(tx, data, input.fence))) return;
    const verdicts = await verdictsFor(tx, data);
    await clearResults(tx, revisionId);
    const all = [...links, ...imageLinks(outcome)];
    const linkIds = await insertLinks(tx, data, all, verdicts, at);
    const clientIds = await insertClients(tx, data, analysis.clients, verdicts);
    for (const copy of copies) if (copy.file) await context.deps.files.keep(tx, copy.file.id, accountId);
    await insertImages(
      tx,
      accountId,
      revisionId,
      copies.map((copy) => ({ url: copy.url, fileId: copy.file?.id ?? null, problem: copy.problem })),
    );
    await insertSeeds(tx, data, 'test', input.testSource, test.rows);
    await insertSeeds(tx, data, 'live', input.liveSource, live.rows);
    const findings: Finding[] = [
      ...analysis.findings,
      ...linkFindings(links),
      ...imageFindings(analysis.images, copies),
      ...test.findings,
      ...live.findings,
      ...settingsFindings(input, analysis),
    ];
    await insertFindings(tx, data, findings, verdicts, { links: linkIds, clients: clientIds });
    const { derivedText, mergeFields } = analysis;
    await finishCheck(tx, revisionId, {
      state: 'Success',
      at,
      error: null,
      derivedText,
      mergeFields,
      total: totalOf(analysis),
    });
    await deriveCreative(tx, creativeId, true);
  });
}

/** Checks a creative: its content, its links and images, its e-mail clients and its seed lists. */
export const creativeCheck = handleJob(checkCreative, {
  run: async (data, context) => {
    const input = await context.write(data.accountId, async (tx) => {
      const begun = await beginCheck(tx, data, context.deps.clock.now());
      if (begun) await changed(tx, 'creative', data.creativeId, data.accountId);
      return begun;
    });
    if (!input) return;
    await record(data, context, await examine(data, context, input));
  },
  failed: async (data, context) => {
    const { accountId, creativeId, revisionId } = data;
    await context.write(accountId, async (tx) => {
      if (!(await isCheckPending(tx, revisionId))) return;
      const verdicts = await verdictsFor(tx, data);
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
        mergeFields: [],
        total: null,
      });
      await deriveCreative(tx, creativeId, true);
    });
  },
});
