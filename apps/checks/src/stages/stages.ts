import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs, root, runLogged } from '../command.ts';
import type { Command } from '../command.ts';
import { installPackages, type DebianPackage } from '../debian/packages.ts';
import { withDebianPostgres } from '../debian/postgres.ts';
import { nothing, playwrightCounts, vitestCounts, withExit } from './counts.ts';
import type { Counts } from './counts.ts';
import { lint } from '../lint.ts';
import { reportOfLooks as selectorsOfLooks } from '../../../../.storybook/selectors/everySelectorMet.ts';
import { reportOfLooks as statementsOfLooks } from '../../../api/src/testing/statements/unrun.ts';
import { moduleGraph } from '../moduleGraph.ts';
import { filesOf } from './changedSince.ts';
import { serverTestsIn, testsOfDatabase } from './partialRun.ts';
import { snapshotPlace } from '../../../../.storybook/pictures/snapshotPlace.ts';

export interface Stage {
  name: string;
  /** Writes its output to the log. */
  run: (reports: string) => Promise<Counts>;
  /** Runs one of its files again, for a second or third look. Stages whose faults can't depend on timing have none. */
  runFile?: (reports: string, file: string, look: number) => Promise<Counts>;
  /** Judges a run as a whole after its looks. Returns what is wrong with it. */
  judge?: ((reports: string) => string | undefined) | undefined;
  /** Runs some of its files, in a partial run. A stage without it runs whole or not at all. */
  runSome?: (reports: string, files: readonly string[]) => Promise<Counts>;
}

export function logOf(reports: string, name: string): string {
  return join(reports, `${name}.log`);
}

function one(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, tests: [] };
}

/** A program of which only the exit status counts. */
function check(name: string, command: Command): Stage {
  return {
    name,
    run: async (reports) => one((await runLogged(command, logOf(reports, name))) === 0),
  };
}

interface More {
  args?: readonly string[];
  env?: Record<string, string>;
  /** The further look at one of its files: 1 or 2. */
  look?: number;
}

const SERVER = 'apps/api/vitest.config.ts';
const OUTSIDE = join(root, 'apps/checks/src/stages/outsideErrors.ts');
/** Tells the programs that only some files run, so that they skip what only a whole run can tell. */
const SOME = { SOME_FILES: '1' };

/** The file in which a stage's run and its looks note what they ran or met, for what only a whole run can tell. */
function notedOf(reports: string, name: string): string {
  return join(reports, `${name}.noted`);
}

async function runVitest(
  reports: string,
  stage: string,
  config: string,
  { args = [], env = {}, look }: More,
): Promise<Counts> {
  const name = look === undefined ? stage : `${stage}.look-${look + 1}`;
  const path = join(reports, `${name}.json`);
  const outside = join(reports, `${name}.outside`);
  const noted = notedOf(reports, stage);
  for (const old of [path, outside, ...(look === undefined ? [noted] : [])]) rmSync(old, { force: true });
  const reporting = ['--reporter=default', `--reporter=${OUTSIDE}`, '--reporter=json', `--outputFile.json=${path}`];
  const code = await runLogged(
    {
      args: [programs.vitest, 'run', '--config', join(root, config), ...reporting, ...args],
      env: { ...env, OUTSIDE_ERRORS: outside, NOTED: noted },
    },
    logOf(reports, name),
  );
  return withExit(vitestCounts(path, outside), code);
}

function vitest(name: string, config: string, { args = [], env = {} }: More = {}): Stage {
  return {
    name,
    run: (reports) => runVitest(reports, name, config, { args, env }),
    runFile: (reports, file, look) => runVitest(reports, name, config, { args: [...args, file], env, look }),
    runSome: (reports, files) =>
      runVitest(reports, name, config, { args: [...args, ...files], env: { ...env, ...SOME } }),
  };
}

/** A stage whose faults appear every time, or that is judged as a whole, as its coverage is. */
function withoutLook({ name, run }: Stage): Stage {
  return { name, run };
}

function again(stage: Stage): Stage {
  return { ...stage, runFile: stage.run };
}

const DOMAIN = 'packages/domain/vitest.config.ts';
/** Only a whole run can cover all of its code. */
const domain: Stage = {
  ...again(vitest('domain', DOMAIN, { args: ['--coverage'] })),
  runSome: (reports, files) => runVitest(reports, 'domain', DOMAIN, { args: files, env: SOME }),
};

async function withPictures(run: () => Promise<Counts>): Promise<Counts> {
  const { hasBaselines, diffs } = snapshotPlace();
  // Differences of the last run would be taken for this run's.
  rmSync(diffs, { recursive: true, force: true });
  const counts = await run();
  if (hasBaselines) return counts;
  const note = 'pictures not compared: they are of another browser';
  // Where the pinned browser doesn't exist this is not a fault.
  return { ...counts, failed: counts.failed + (process.env['SNAPSHOTS_REQUIRED'] ? 1 : 0), note };
}

const STORIES = '.storybook/vitest.config.ts';
const COMPARE = { SNAPSHOTS: 'compare' };
const comparingStories = vitest('stories', STORIES, { env: COMPARE });

/** Stories, with their pictures in the browser that they are taken with. */
const stories: Stage = {
  ...comparingStories,
  judge: (reports) => selectorsOfLooks(notedOf(reports, 'stories')),
  run: (reports) => withPictures(() => comparingStories.run(reports)),
  runSome: (reports, files) =>
    withPictures(() => runVitest(reports, 'stories', STORIES, { args: files, env: { ...COMPARE, ...SOME } })),
};

const lintStage: Stage = {
  name: 'lint',
  run: async (reports) => {
    const { ok, report } = lint(root);
    writeFileSync(logOf(reports, 'lint'), report);
    return one(ok);
  },
};

async function runJourneys(reports: string, name: string, args: readonly string[]): Promise<Counts> {
  const path = join(reports, `${name}.json`);
  rmSync(path, { force: true });
  const config = join(root, 'apps/journeys/playwright.config.ts');
  // Each look has a folder of its own: a run first empties its folder, with the pictures of what failed before.
  const output = ['--output', join(reports, name)];
  const code = await runLogged(
    { args: [programs.playwright, 'test', '--config', config, ...output, ...args], env: { JOURNEYS_REPORT: path } },
    logOf(reports, name),
  );
  return withExit(playwrightCounts(path), code);
}

function asPattern(file: string): string {
  return file.replaceAll('.', '\\.');
}

const journeys: Stage = {
  name: 'journeys',
  run: (reports) => runJourneys(reports, 'journeys', []),
  // Each run starts a product. Without its dependencies, because it would bring along all other journeys.
  runFile: (reports, file, look) => runJourneys(reports, `journeys.look-${look + 1}`, ['--no-deps', asPattern(file)]),
  // One after another, because some need the machine to themselves.
  runSome: (reports, files) => runJourneys(reports, 'journeys', ['--no-deps', '--workers=1', ...files.map(asPattern)]),
};

const build = check('build', { args: [join(root, 'apps/local/src/verbs/build.ts')] });

/** The Storybook that designers and Chromatic open; the stories' tests never build it. */
const storybook = check('storybook', {
  args: [
    programs.storybook,
    'build',
    '--disable-telemetry',
    '--config-dir=.storybook',
    '--output-dir=storybook-static',
  ],
});

/** A stage that needs packages of Debian. Those that can't be installed count as failed, and are named. */
function needing(packages: readonly DebianPackage[], stage: Stage): Stage {
  return {
    ...stage,
    run: (reports) => {
      const missing = installPackages(packages);
      if (missing.length === 0) return stage.run(reports);
      const note = `not run: Debian’s ${missing.join(', ')} couldn’t be installed`;
      return Promise.resolve({ ...nothing, failed: missing.length, note });
    },
  };
}

/** The server's tests use them: destinations against OpenSSH, mails read by Python. Without one they say that they compared nothing. */
const programsOfDebian = needing(['openssh-server', 'python3-dkim'], {
  name: 'programs',
  run: () => Promise.resolve(one(true)),
});

const wholeServer = vitest('server', SERVER);

const server: Stage = { ...wholeServer, judge: (reports) => statementsOfLooks([notedOf(reports, 'server')]) };

/** The server's tests as their paths, those that need a test database apart. */
function serverTests(): { ofDatabase: readonly string[]; others: readonly string[] } {
  const files = filesOf(root);
  const ofDatabase = testsOfDatabase(moduleGraph(root), files);
  return { ofDatabase, others: serverTestsIn(files).filter((file) => !ofDatabase.includes(file)) };
}

/** With `--all`, the tests that need a database run on Debian's PostgreSQL: twice in one run would find hardly more, and cost ten minutes. */
const serverWithoutDatabase: Stage = {
  ...wholeServer,
  run: (reports) => runVitest(reports, 'server', SERVER, { args: serverTests().others, env: SOME }),
};

/** The server's tests that need a database, on another major version of PostgreSQL, with its own `pg_dump`. */
const debianServer: Stage = {
  name: 'server-debian',
  judge: (reports) => {
    const notes = [notedOf(reports, 'server'), notedOf(reports, 'server-debian')];
    // Without the other, it has run only a part of them.
    return notes.every((path) => existsSync(path)) ? statementsOfLooks(notes) : undefined;
  },
  run: (reports) => {
    const args = serverTests().ofDatabase;
    return withDebianPostgres((env) => runVitest(reports, 'server-debian', SERVER, { args, env: { ...env, ...SOME } }));
  },
  runFile: (reports, file, look) =>
    withDebianPostgres((env) => runVitest(reports, 'server-debian', SERVER, { args: [file], env, look })),
};

/** Stages of a lane run one after another. */
type Lane = readonly Stage[];

/**
 * Groups run one after another, the lanes of a group two at a time in this order, the longest first. Two cores are soon full: the
 * stories keep two pages busy and the journeys two people, so each has the machine to itself. The server's tests leave a third
 * of the cores idle, and starting and killing programs is mostly waiting, so `local` runs beside them.
 * `build` and `package` write the same `dist` folders, so they are in different groups; the lint follows imports into them, so it
 * waits for `build`.
 */
export const stageGroups: readonly (readonly Lane[])[] = [
  [
    [build, lintStage],
    [check('types', { args: [programs.tsc, '--noEmit'] })],
    [vitest('design-system', 'packages/design-system/vitest.config.ts')],
    [withoutLook(vitest('contract', 'openapi/vitest.config.ts'))],
    [domain],
    [vitest('portal', 'apps/portal/vitest.config.ts', { args: [`--root=${join(root, 'apps/portal')}`] })],
    [vitest('client', 'packages/api-client/vitest.config.ts')],
    [check('format', { args: [programs.oxfmt, '--check'] })],
  ],
  [[server], [vitest('local', 'apps/local/vitest.config.ts')]],
  [[stories]],
  [
    [storybook, vitest('designers', 'apps/checks/storybook.vitest.config.ts')],
    [vitest('package', 'apps/checks/package.vitest.config.ts')],
    [vitest('checks', 'apps/checks/vitest.config.ts')],
  ],
  [[journeys]],
];

/**
 * The stages that need packages of Debian, and root to install them. Those of the server's tests keep the cores busy, the others
 * mostly wait for programs.
 */
const debianGroups: readonly (readonly Lane[])[] = [
  [
    [needing(['postgresql'], debianServer)],
    [
      needing(
        ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
        vitest('engines', 'apps/journeys/engines.vitest.config.ts'),
      ),
      needing(
        ['postgresql', 'nginx-light', 'pgbouncer', 'rclone', 'curl'],
        vitest('production', 'apps/checks/production.vitest.config.ts'),
      ),
    ],
  ],
];

/** Every stage as `npm test` runs it, with those of Debian for who asks for one of them. */
export const someGroups: readonly (readonly Lane[])[] = [[[programsOfDebian]], ...stageGroups, ...debianGroups];

/** `npm test -- --all`. */
export const allGroups: readonly (readonly Lane[])[] = someGroups.map((group) =>
  group.map((lane) => lane.map((stage) => (stage === server ? serverWithoutDatabase : stage))),
);
