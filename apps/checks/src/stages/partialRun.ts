import type { Module } from '../moduleGraph.ts';
import { needsOf, needsOfServerTest, needsOfStory, reaches } from './reach.ts';
import type { Needs } from './reach.ts';

/** A stage of a partial run, with its files; without any it runs as a whole. */
export interface Part {
  stage: string;
  files?: readonly string[];
}

/** Stages that always run: they judge every file together, and are quick. */
const ALWAYS = ['types', 'lint', 'format', 'contract', 'checks'];

/** Stages of tests: the files with tests, and the settings under which all of them run. */
const TESTS: Readonly<Record<string, { files: RegExp; config: string }>> = {
  domain: { files: /^packages\/domain\/src\/.*\.test\.ts$/, config: 'packages/domain/vitest.config.ts' },
  client: { files: /^packages\/api-client\/src\/.*\.test\.ts$/, config: 'packages/api-client/vitest.config.ts' },
  'design-system': {
    files: /^packages\/design-system\/(src|tokens)\/.*\.test\.tsx?$/,
    config: 'packages/design-system/vitest.config.ts',
  },
  portal: { files: /^apps\/portal\/(src\/.*|[^/]*)\.test\.ts$/, config: 'apps/portal/vitest.config.ts' },
  server: { files: /^apps\/api\/src\/.*\.test\.ts$/, config: 'apps/api/vitest.config.ts' },
  local: { files: /^apps\/local\/(src\/.*|[^/]*)\.test\.ts$/, config: 'apps/local/vitest.config.ts' },
  stories: {
    files: /^(apps\/portal|packages\/design-system)\/.*\.stories\.tsx$/,
    config: '.storybook/vitest.config.ts',
  },
};

/** A change of one of these can matter to everything. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|\.nvmrc|(apps|packages)\/[^/]+\/package\.json)$/;

/** Files that others find by their folder, and those others. */
const FOUND_BY_FOLDER: readonly (readonly [RegExp, readonly string[]])[] = [
  // A journey runs one of its sections.
  [/^README\.md$/, ['apps/journeys/src/curl.journey.ts']],
  [/^apps\/api\/migrations\//, ['apps/api/src/platform/database/migrate.ts']],
  [/^openapi\/.*\.yaml$/, ['apps/api/src/contract/load.ts', '.storybook/plays/refusedByContract.ts']],
  [/^packages\/design-system\/(tokens\/|[^/]*\.css$)/, ['.storybook/preview.tsx', 'apps/portal/src/app/main.tsx']],
];

const BESIDE_THE_PRODUCT =
  /\.(test|stories|guide|examples|samples)\.tsx?$|\.md$|\.txt$|\/(testing|fixtures|flows|docs)\//;
const PRODUCT = /^(apps\/(api|local|portal)|packages\/[^/]+)\/|^openapi\/.*\.yaml$/;
const PUBLISHED = /^packages\/(design-system|api-client)\//;
const BOOK = /^\.storybook\/(?!pictures|plays|selectors|snapshots)|^packages\/design-system\/src\/docs\//;
/** One campaign from upload to report, on the built product. */
const MAIN_JOURNEY = 'apps/journeys/src/mainJob.journey.ts';
const JOURNEY = /^apps\/journeys\/src\/[^/]+\.journey\.ts$/;

/** A picture is named by its story, and a story by the title of its file. */
function storiesOfPicture(picture: string, stories: readonly Module[]): string[] {
  const name = /^\.storybook\/snapshots\/[^/]+\/(.*)\.png$/.exec(picture)?.[1];
  if (name === undefined) return [];
  const slugOf = ({ text }: Module) =>
    /title: '([^']+)'/
      .exec(text)?.[1]
      ?.toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
  return stories.filter((story) => name.startsWith(`${slugOf(story)}-`)).map(({ path }) => path);
}

/** Every changed file, and the files that find it by its folder or its name. */
function widened(changed: readonly string[], stories: readonly Module[]): ReadonlySet<string> {
  const finders = changed.flatMap((path) => [
    ...FOUND_BY_FOLDER.flatMap(([pattern, by]) => (pattern.test(path) ? by : [])),
    ...storiesOfPicture(path, stories),
  ]);
  return new Set([...changed, ...finders]);
}

/** Tests about the worker's process, the machine's speed or the browser, which are the same on every database. */
const SAME_ON_EVERY_DATABASE = /(kill|speed|hostile)\.test\.ts$/;

/** Returns the server's tests among files. */
export function serverTestsIn(files: readonly string[]): string[] {
  return files.filter((path) => TESTS['server']?.files.test(path));
}

/** Returns the server's tests that need a test database, by their imports. Others prove nothing on a second PostgreSQL. */
export function testsOfDatabase(modules: readonly Module[], files: readonly string[]): string[] {
  const needs = needsOf(modules, files);
  const helper = new Set(['apps/api/src/testing/database.ts']);
  return serverTestsIn(modules.map(({ path }) => path))
    .filter((path) => !SAME_ON_EVERY_DATABASE.test(path))
    .filter((path) => reaches(path, needs, helper));
}

function partOf(stage: string, files: readonly string[]): Part[] {
  return files.length === 0 ? [] : [{ stage, files }];
}

interface Given {
  modules: readonly Module[];
  /** Every file of the repository. */
  files: readonly string[];
  changed: readonly string[];
  /** The names of the stages of a whole run. */
  stages: readonly string[];
}

/** Chooses what a change can affect: tests that need a changed file, by the imports. */
export function choosePartialRun({ modules, files, changed, stages }: Given): Part[] {
  if (changed.some((path) => EVERYTHING.test(path))) return stages.map((stage) => ({ stage }));
  const stories = modules.filter(({ path }) => TESTS['stories']?.files.test(path));
  const wanted = widened(changed, stories);
  const needs = needsOf(modules, files);
  const needsOfTest = (module: Module): Needs =>
    stories.includes(module) ? needsOfStory(module, needs) : needsOfServerTest(module.path, needs);
  const tests = Object.entries(TESTS).flatMap(([stage, { files: pattern, config }]): Part[] => {
    if (reaches(config, needs, wanted)) return [{ stage }];
    const found = modules.filter(
      (module) => pattern.test(module.path) && reaches(module.path, needsOfTest(module), wanted),
    );
    return partOf(
      stage,
      found.map(({ path }) => path),
    );
  });

  const product = changed.filter((path) => PRODUCT.test(path) && !BESIDE_THE_PRODUCT.test(path));
  const within: Needs = (path) => needs(path).filter((file) => file.startsWith('apps/journeys/'));
  const journeys = modules
    .filter(({ path }) => JOURNEY.test(path))
    .filter(({ path }) => reaches(path, within, wanted) || (path === MAIN_JOURNEY && product.length > 0));
  const isPackageChanged =
    product.some((path) => PUBLISHED.test(path)) || changed.some((path) => path.startsWith('apps/checks/src/package/'));
  const isBookChanged = changed.some((path) => BOOK.test(path) || path.startsWith('apps/checks/src/storybook/'));
  const parts = [
    ...ALWAYS.map((stage) => ({ stage })),
    ...(product.length > 0 ? [{ stage: 'build' }] : []),
    ...tests,
    ...(isPackageChanged ? [{ stage: 'package' }] : []),
    ...(isBookChanged ? [{ stage: 'storybook' }, { stage: 'designers' }] : []),
    ...partOf(
      'journeys',
      journeys.map(({ path }) => path),
    ),
  ];
  return stages.flatMap((name) => parts.filter(({ stage }) => stage === name));
}
