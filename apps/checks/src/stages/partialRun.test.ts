import { expect, it } from 'vitest';
import type { Module } from '../moduleGraph.ts';
import { choosePartialRun, testsOfDatabase } from './partialRun.ts';

const STAGES = ['build', 'types', 'lint', 'contract', 'domain', 'format', 'server', 'local', 'stories', 'package'];
const stages = [...STAGES, 'storybook', 'designers', 'checks', 'journeys'];
const ALWAYS = ['types', 'lint', 'contract', 'format', 'checks'];

const API = 'apps/api/src';
const ORDERS = `${API}/modules/orders/orders.module.ts`;
const REPORTS = `${API}/modules/reports/reports.module.ts`;
const ordersTest = `${API}/modules/orders/orders.test.ts`;
const reportsTest = `${API}/modules/reports/reports.test.ts`;
const PORTAL = 'apps/portal/src';
const tasks = `${PORTAL}/modules/task-management/task-management.routes.tsx`;
const users = `${PORTAL}/modules/administration/administration.routes.tsx`;
const tasksStory = `${PORTAL}/modules/task-management/TasksPage.stories.tsx`;
const shellStory = `${PORTAL}/app/shell/Shell.stories.tsx`;
const DESIGN = 'packages/design-system/src';
const buttonStory = `${DESIGN}/components/Button/Button.stories.tsx`;

function module(path: string, needs: readonly string[] = [], text = ''): Module {
  const imports = needs.map((need) => {
    const [from = '', name = '*'] = need.split('#');
    return { from, name };
  });
  return { path, text, exports: [], imports, packages: [] };
}

const modules: readonly Module[] = [
  module('packages/domain/src/dates.ts'),
  module('packages/domain/src/dates.test.ts', ['packages/domain/src/dates.ts']),
  module(`${API}/server.ts`, [`${API}/modules.ts`]),
  module(`${API}/modules.ts`, [ORDERS, REPORTS]),
  module(ORDERS, ['packages/domain/src/dates.ts']),
  module(REPORTS),
  module(ordersTest, [`${API}/modules.ts`]),
  module(reportsTest, [`${API}/modules.ts`]),
  module(`${API}/modules/orders/words.test.ts`),
  module('apps/api/vitest.config.ts', [], "globalSetup: ['./src/testing/globalSetup.ts']"),
  module(`${API}/testing/globalSetup.ts`),
  module('apps/local/src/verbs/start.test.ts', [], "join(root, 'apps/api/src/server.ts')"),
  module('.storybook/preview.tsx', [`${PORTAL}/fixtures/world.tsx`, `${DESIGN}/index.ts#DesignProvider`]),
  module(`${PORTAL}/fixtures/world.tsx`, [`${PORTAL}/app/routes/moduleRegistry.ts`]),
  module(`${PORTAL}/app/routes/moduleRegistry.ts`, [tasks, users]),
  module(tasks, [`${DESIGN}/index.ts#Button`]),
  module(users),
  module(tasksStory, [], "title: 'Screens/Task Management/Tasks'"),
  module(shellStory, [], "title: 'Screens/Shell', route: '/administration/users'"),
  module(`${DESIGN}/index.ts`, [
    `${DESIGN}/components/Button/Button.tsx#Button`,
    `${DESIGN}/theme/DesignProvider.tsx#DesignProvider`,
  ]),
  module(`${DESIGN}/components/Button/Button.tsx`),
  module(`${DESIGN}/theme/DesignProvider.tsx`),
  module(buttonStory, [`${DESIGN}/components/Button/Button.tsx`], "title: 'Actions/Button'"),
  module('apps/journeys/src/mainJob.journey.ts', ['apps/journeys/src/people.ts']),
  module('apps/journeys/src/views.journey.ts', ['apps/journeys/src/visit.ts']),
  module('apps/journeys/src/curl.journey.ts'),
];

/** The chosen stages besides those that always run: true for a whole one, or its files. */
function chosen(...changed: string[]): Record<string, true | readonly string[]> {
  const files = [...modules.map(({ path }) => path), ...changed];
  const parts = choosePartialRun({ modules, files, changed, stages });
  expect(parts.map(({ stage }) => stage)).toEqual(expect.arrayContaining(ALWAYS));
  return Object.fromEntries(
    parts.filter(({ stage }) => !ALWAYS.includes(stage)).map((part) => [part.stage, part.files ?? true]),
  );
}

const MAIN_JOB = ['apps/journeys/src/mainJob.journey.ts'];
const START = ['apps/local/src/verbs/start.test.ts'];

it('runs nothing but what always runs when only prose changed', () => {
  expect(chosen('apps/api/README.md')).toEqual({});
});

it('runs everything when what is installed changed', () => {
  const all = choosePartialRun({ modules, files: [], changed: ['package-lock.json'], stages });
  expect(all).toEqual(stages.map((stage) => ({ stage })));
});

it('runs the tests of a server’s module and of those above it, and what starts the server by its name', () => {
  expect(chosen(ORDERS)).toEqual({ build: true, server: [ordersTest, reportsTest], local: START, journeys: MAIN_JOB });
  expect(chosen(REPORTS)).toEqual({ build: true, server: [reportsTest], local: START, journeys: MAIN_JOB });
});

it('follows the imports over packages', () => {
  expect(chosen('packages/domain/src/dates.ts')).toMatchObject({
    domain: ['packages/domain/src/dates.test.ts'],
    server: [ordersTest, reportsTest],
  });
});

it('runs a changed test, and a whole stage whose setup changed', () => {
  expect(chosen(ordersTest)).toEqual({ server: [ordersTest] });
  expect(chosen(`${API}/testing/globalSetup.ts`)).toEqual({ server: true });
});

it('runs the stories that visit a changed module of the portal', () => {
  expect(chosen(tasks)).toEqual({ build: true, stories: [tasksStory], journeys: MAIN_JOB });
  expect(chosen(users)).toEqual({ build: true, stories: [shellStory], journeys: MAIN_JOB });
});

it('runs the stories of a changed component and of screens that show it, and no other', () => {
  expect(chosen(`${DESIGN}/components/Button/Button.tsx`)).toEqual({
    build: true,
    stories: [tasksStory, buttonStory],
    package: true,
    journeys: MAIN_JOB,
  });
});

it('runs every story when what surrounds them changed', () => {
  const stories = [tasksStory, shellStory, buttonStory];
  expect(chosen(`${DESIGN}/theme/DesignProvider.tsx`)).toMatchObject({ stories });
  expect(chosen('.storybook/preview.tsx')).toMatchObject({ stories, storybook: true, designers: true });
});

it('runs the stories whose pictures changed', () => {
  expect(chosen('.storybook/snapshots/linux/actions-button-permutations-dark.png')).toEqual({ stories: [buttonStory] });
});

it('leaves out on a second database what needs none, and what a database changes nothing about', () => {
  const helper = `${API}/testing/database.ts`;
  const kill = `${API}/modules/orders/orders.kill.test.ts`;
  const plain = `${API}/modules/orders/words.test.ts`;
  const some = [module(helper), module(kill, [helper]), module(ordersTest, [helper]), module(plain)];
  expect(testsOfDatabase(some, [])).toEqual([ordersTest]);
});

it('runs the journeys that a changed file of theirs serves, and the one that runs a section of the README', () => {
  expect(chosen('apps/journeys/src/visit.ts')).toEqual({ journeys: ['apps/journeys/src/views.journey.ts'] });
  expect(chosen('README.md')).toEqual({ journeys: ['apps/journeys/src/curl.journey.ts'] });
});
