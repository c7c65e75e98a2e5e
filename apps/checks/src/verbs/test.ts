import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.ts';
import { endWhenAsked, root, tail } from '../command.ts';
import { sum } from '../stages/counts.ts';
import type { Counts } from '../stages/counts.ts';
import { takeRunFolder } from '../stages/runFolder.ts';
import { lookAgain, unsteadyLines } from '../stages/secondLook.ts';
import { allGroups, logOf, someGroups, stageGroups } from '../stages/stages.ts';
import type { Stage } from '../stages/stages.ts';
import { partNames, partsSince } from '../stages/partsSince.ts';
import type { Part } from '../stages/partialRun.ts';

type Done = Counts & {
  name: string;
  seconds: number;
  runFile?: (file: string, look: number) => Promise<Counts>;
  judge?: () => string | undefined;
};

const reports = join(root, 'test-results');
const WANTS_BROWSER = new Set([
  'server',
  'checks',
  'package',
  'stories',
  'designers',
  'journeys',
  'server-debian',
  'production',
]);

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

function line({ name, passed, failed, skipped, note, seconds }: Done): string {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s  ${counts}${note ? `; ${note}` : ''}`;
}

async function runStage(stage: Stage): Promise<Done> {
  const began = performance.now();
  const counts = await stage.run(reports).catch((error: Error) => {
    writeFileSync(logOf(reports, stage.name), error.stack ?? error.message);
    return { passed: 0, failed: 1, skipped: 0, tests: [] };
  });
  const { name, runFile, judge } = stage;
  const done: Done = {
    name,
    ...counts,
    seconds: (performance.now() - began) / 1000,
    ...(runFile && { runFile: (file, look) => runFile(reports, file, look) }),
    ...(judge && { judge: () => judge(reports) }),
  };
  console.log(line(done));
  if (done.failed > 0)
    console.log(
      `${tail(logOf(reports, stage.name), 80).replaceAll(/^/gm, '    ')}\n    … all of it: ${logOf(reports, stage.name)}`,
    );
  return done;
}

async function runLane(lane: readonly Stage[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const stage of lane) done.push(await runStage(stage));
  return done;
}

/** As many lanes as `npm test` expects cores. */
const AT_ONCE = 2;

async function runGroup(group: readonly (readonly Stage[])[]): Promise<Done[]> {
  const waiting = [...group];
  const done: Done[] = [];
  const work = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) done.push(...(await runLane(lane)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

const { values: asked } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
    only: { type: 'string' },
    since: { type: 'string' },
  },
});

function namesOf(groups: typeof stageGroups): string[] {
  return groups.flat(2).map(({ name }) => name);
}

function refuse(text: string): never {
  console.error(text);
  process.exit(2);
}

function wantedStages(): string[] {
  const names = namesOf(allGroups);
  const only = asked.only?.split(',') ?? namesOf(asked.all ? allGroups : stageGroups);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) refuse(`There is no stage ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  return only;
}

/** Returns the parts that `--since` chooses; undefined for a whole run. */
function chosenParts(): Part[] | undefined {
  if (asked.since === undefined) return undefined;
  if (asked.all) refuse('--since runs a part, and --all everything: choose one of them.');
  return (
    partsSince(root, asked.since, wantedStages()) ??
    refuse(`There is no commit '${asked.since}' here, so nobody can tell what changed since it.`)
  );
}

/** The stage itself, the part of it that was chosen, or none. */
function chosenOf(stage: Stage, parts: readonly Part[] | undefined): Stage[] {
  if (!parts) return wantedStages().includes(stage.name) ? [stage] : [];
  return parts.flatMap(({ stage: name, files }) => {
    const { runSome } = stage;
    if (name !== stage.name) return [];
    if (!files || !runSome) return [stage];
    return [{ ...stage, judge: undefined, run: (reports: string) => runSome(reports, files) }];
  });
}

function chosen(parts: readonly Part[] | undefined): Stage[][][] {
  return (asked.all ? allGroups : someGroups)
    .map((group) => group.map((lane) => lane.flatMap((stage) => chosenOf(stage, parts))))
    .filter((group) => group.some((lane) => lane.length > 0));
}

const parts = chosenParts();
if (asked.list) {
  const usual = new Set(namesOf(stageGroups));
  const lines = parts
    ? parts.flatMap(partNames)
    : namesOf(allGroups).map((name) => (usual.has(name) ? name : `${name} (with --all)`));
  for (const text of lines) console.log(text);
  process.exit();
}
const groups = chosen(parts);
const began = performance.now();
mkdirSync(reports, { recursive: true });
takeRunFolder();
endWhenAsked();
// Debian keeps servers there, which an ordinary user's path may leave out.
process.env['PATH'] = `${process.env['PATH']}:/usr/sbin:/sbin`;
if (groups.flat(2).some((stage) => WANTS_BROWSER.has(stage.name))) {
  try {
    const { path, from } = ensureChromium((text) => console.log(text));
    process.env['CHROMIUM_PATH'] = path;
    console.log(`Chromium: ${path} (${from})`);
  } catch (error) {
    // Stages that need Chromium fail and say so; the results of the others are still useful.
    console.log((error as Error).message);
  }
}
const first: Done[] = [];
for (const group of groups) first.push(...(await runGroup(group)));

const { done, unsteady } = asked.once
  ? { done: first, unsteady: [] }
  : await lookAgain(first, (text) => console.log(text));
const whole = done.reduce((seconds, stage) => seconds + stage.seconds, 0);
const total = sum(done);
writeFileSync(join(reports, 'unsteady.json'), JSON.stringify(unsteady, null, 2));
writeFileSync(join(reports, 'summary.json'), JSON.stringify({ ...total, stages: done }, null, 2));
const lines = done.map((stage) => `${((stage.seconds / whole) * 100).toFixed(0).padStart(3)} %  ${line(stage)}`);
console.log(`\n${lines.join('\n')}\n\nIn ${minutes((performance.now() - began) / 1000)} minutes.`);
for (const text of unsteadyLines(unsteady)) console.log(text);
const partial = asked.since === undefined ? '' : ` of what changed since ${asked.since}; the full run is what counts`;
console.log(`${total.passed} passed, ${total.failed} failed${partial}`);
process.exit(total.failed > 0 ? 1 : 0);
