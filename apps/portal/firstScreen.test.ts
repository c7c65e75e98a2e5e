import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const FIRST_SCREEN = 160;
/** How many source files and files of packages the landing page runs. */
const FIRST_MODULES = 281;
/** How far a size may exceed its budget. Without it, two changes that each fit would be too large together. */
const AIR = 1.03;

/**
 * How much JavaScript each page may add when a module opens there, in kB gzip. No budget exceeds 60; a page that needs less has a
 * lower one.
 */
const PAGES: Readonly<Record<string, number>> = {
  'administration/accounts/AccountPage': 60,
  'administration/accounts/AccountsPage': 53,
  'administration/advertisers/AdvertisersPage': 55,
  'administration/roles/GroupPage': 23,
  'administration/roles/GroupsPage': 55,
  'administration/roles/NewRolePage': 48,
  'administration/roles/PermissionsPage': 20,
  'administration/roles/RolePage': 49,
  'administration/roles/RolesPage': 55,
  'administration/users/UserPage': 53,
  'administration/users/UsersPage': 60,
  'audience-builder/audience/AudiencePage': 35,
  'audience-builder/import/NewAudiencePage': 34,
  'audience-builder/people/PeoplePage': 59,
  'audience-builder/rejects/RejectsPage': 17,
  'audience-builder/suppressions/SuppressionsPage': 54,
  'campaign-creatives/creative/CreativePage': 34,
  'campaign-creatives/list/CreativesPage': 60,
  'campaign-creatives/new/NewCreativePage': 51,
  'order-management/calendar/CalendarPage': 32,
  'order-management/destinations/DestinationsPage': 53,
  'order-management/form/AddProductPage': 60,
  'order-management/form/EditProductPage': 59,
  'order-management/orders/AddOrderPage': 47,
  'order-management/orders/EditOrderPage': 17,
  'order-management/orders/OrderPage': 60,
  'order-management/orders/OrdersPage': 60,
  'order-management/products/ProductPage': 41,
  'order-management/rates/RatesPage': 54,
  'order-management/report/ProductReportPage': 25,
  'order-management/report/ReportsPage': 59,
  'order-management/responses/ResponseDataPage': 54,
  'task-management/TasksPage': 60,
};

/** Pages that EditOrderPage loads. */
const BELOW_ORDER = ['AddProductPage', 'EditProductPage', 'OrderPage', 'ProductPage'];

/** A chunk with its static imports, each counted once. */
function withImports(chunks: Chunks, file: string, known = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || known.has(file)) return known;
  known.add(file);
  for (const next of chunk.imports) withImports(chunks, next, known);
  return known;
}

let chunks: Chunks = new Map();
let first: ReadonlySet<string> = new Set();
let ahead = '';

function sizeOf(file: string) {
  return gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length / 1000;
}

function total(files: Iterable<string>) {
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

function listed(files: Iterable<string>) {
  return [...files].map((file) => `${sizeOf(file)} ${file}`).join('\n');
}

/** The chunks that the browser loads when a source file is imported by `import()`. */
function broughtBy(source: string): Set<string> {
  const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (!chunk) throw new Error(`${source} does not have its own chunk.`);
  return withImports(chunks, chunk.fileName);
}

function without(files: ReadonlySet<string>, known: ReadonlySet<string>) {
  return new Set([...files].filter((file) => !known.has(file)));
}

/** The chunks of a page and of its routes, without those of the first screen. */
function pageChunks(page: string): Set<string> {
  const [module = ''] = page.split('/');
  const name = page.slice(page.lastIndexOf('/') + 1);
  const way = BELOW_ORDER.includes(name) ? ['modules/order-management/orders/EditOrderPage.tsx'] : [];
  const sources = [`modules/${module}/${module}.routes.tsx`, ...way, `modules/${page}.tsx`];
  return without(new Set(sources.flatMap((source) => [...broughtBy(source)])), first);
}

// Builds in memory, because an old `dist` would pass with yesterday's sizes.
beforeAll(async () => {
  // With NODE_ENV=test, the bundle would contain React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The portal is one build.');
  chunks = new Map(built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  const script = built.output.find(({ fileName }) => fileName === 'ahead.js');
  ahead = script?.type === 'asset' ? String(script.source) : '';
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  first = withImports(chunks, entry?.fileName ?? '');
});
afterAll(() => vi.unstubAllEnvs());

it('paints the landing page after sign-in with at most 160 kB of JavaScript', () => {
  expect(total(first)).toBeGreaterThan(100);
  expect(total(first), listed(first)).toBeLessThanOrEqual(FIRST_SCREEN * AIR);
});

it('runs few modules for the landing page after sign-in', () => {
  const modules = [...first].flatMap((file) => chunks.get(file)?.moduleIds ?? []);
  expect(modules.length).toBeLessThanOrEqual(FIRST_MODULES * AIR);
});

it('gives every page of every module a budget of at most 60 kB', () => {
  const pages = [...chunks.values()].flatMap(({ facadeModuleId }) => {
    const [, page = ''] = /\/modules\/([\w/-]+Page)\.tsx$/.exec(facadeModuleId ?? '') ?? [];
    return page === '' || page.startsWith('entrance/') ? [] : [page];
  });
  expect(pages.toSorted()).toEqual(Object.keys(PAGES));
  expect(Math.max(...Object.values(PAGES))).toBeLessThanOrEqual(60);
});

it.each(Object.entries(PAGES))('opens %s with at most %i kB more', (page, budget) => {
  const more = pageChunks(page);
  expect(total(more)).toBeGreaterThan(5);
  expect(total(more), listed(more)).toBeLessThanOrEqual(budget * AIR);
});

it('asks for the parts of each address beside the first script', () => {
  const [, given = ''] = /\)\((\{.*\}), "/.exec(ahead) ?? [];
  const asked = Object.values(JSON.parse(given) as Record<string, string[]>).map((files) =>
    files.map((file) => file.slice(1)),
  );
  const entered = Object.keys(PAGES).filter((page) => !BELOW_ORDER.includes(page.slice(page.lastIndexOf('/') + 1)));
  for (const page of entered) expect(asked, page).toContainEqual(expect.arrayContaining([...pageChunks(page)]));
});

it.each([
  ['a select', 'components/Select/ChoiceControl.tsx', 'order-management/orders/AddOrderPage', 42],
  [
    'the first chart',
    'modules/order-management/report/ReportDays.tsx',
    'order-management/report/ProductReportPage',
    125,
  ],
  ['a form in a dialog', 'modules/administration/roles/GroupDialog.tsx', 'administration/roles/GroupsPage', 30],
])('loads %s on use, with at most that much: %s', (_what, source, page, budget) => {
  const more = without(without(broughtBy(source), first), pageChunks(page));
  expect(total(more)).toBeGreaterThan(1);
  expect(total(more), listed(more)).toBeLessThanOrEqual(budget * AIR);
});
