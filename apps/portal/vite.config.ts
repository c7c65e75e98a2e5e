import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { lean } from './lean.ts';
import { loadAhead } from './loadAhead.ts';
import { packed } from './packed.ts';

const require = createRequire(import.meta.url);

/** React Router's entries lead to its development build; this alias leads to the production build beside it. */
function withoutWarnings(entry: string) {
  const file = require.resolve(entry).replace('/development/', '/production/').replace(/\.js$/, '.mjs');
  return { find: new RegExp(`^${entry}$`), replacement: file };
}

/**
 * Parts that nearly every screen of a module needs. As separate chunks each would be a request, and the lists would
 * weigh 3 kB more.
 */
const EVERYWHERE = [
  'components/Badge/',
  'components/Banner/',
  'components/Checkbox/Checkbox.styles',
  'components/Field/Field',
  'components/Field/useKeptValue',
  'components/Field/valueHandler',
  'components/Icon/CheckIcon.',
  'components/Icon/ChevronRightIcon',
  'components/Icon/ColumnsIcon',
  'components/Icon/DownloadIcon',
  'components/Icon/ListChecksIcon',
  'components/Menu/Menu.tsx',
  'components/NumberText/Missing',
  'components/Pagination/PageSizes',
  'components/Pagination/Pagination',
  'components/SearchInput/',
  'components/Table/state/tableState.',
  'hooks/useLatest',
  'provider/formatMoney',
  'provider/useFormats',
  'provider/useTableTexts',
  'provider/useTexts',
  'resources/pageQuery',
  'session/user/Gate',
  'shared/forms/isShownInForm',
  'shared/lazyPart',
  'shared/listState/accountColumn',
  'shared/listState/useUrlText',
  'shared/tasksNav',
  'shared/PartBoundary',
  'shared/dates/',
  'shared/tableError',
  'shared/useFormats',
  'shared/useWrite',
  'use-sync-external-store/',
];

/** Icons of a module's side navigation, in one request each. */
const PLACES = ['components/Icon/BuildingIcon', 'components/Icon/UsersIcon'];
const ORDER_PLACES = [
  'components/Icon/CalendarIcon',
  'orders/AddOrderButton',
  'components/Icon/ChartIcon',
  'components/Icon/FileIcon',
  'components/Icon/PackageIcon',
  'components/Icon/UploadIcon',
];

/** The state of a list, and what shows it in the URL. */
const LISTS = [
  '/account/useAccountList',
  '/listState/useListState',
  '/listState/listUrl',
  '/listState/tableQuery',
  '/listState/usePageSize',
  '/listState/pagedRows',
  '/state/tableStateUrl',
  '/views/useListViews',
];

/** Parts of a record's page, compressed together. */
const RECORD = ['components/Card/', 'components/LoadFailure', 'components/Text/Text'];

/** An upload of a creative's files. Its bar is apart, because an audience's file needs only that. */
const UPLOAD = ['form/useUpload', 'form/UploadLine'];

/** The field around a choice, together with Select, which nearly every form has too: apart, both would weigh more. */
const CHOICES = [
  'components/Select/ChoiceField',
  'components/Select/NativeCarrier',
  'components/Select/Select.',
  'components/Select/useKeptValues',
];

/** Labels, as lists and dialogs read and show them. */
const LABELS = ['resources/creativeLabels.queries', 'labels/LabelTags', 'components/Tag/', 'labels/useLabelOptions'];

/** The registry of statuses and the lists that name it. */
const STATUSES = ['domain/src/statuses/', 'components/statusLists'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [lean(), react(), loadAhead(), packed()],
  // Without the condition the build would silently read a stale `dist` of our packages.
  resolve: {
    conditions: ['mailroom-source', ...defaultClientConditions],
    alias: [
      withoutWarnings('react-router'),
      withoutWarnings('react-router/dom'),
      // The shim brings a second `useSyncExternalStore`, for a React that has none.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'use-sync-external-store' },
      { find: /^use-sync-external-store\/shim\/with-selector/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    target: 'es2024',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // As thirty chunks, compressed separately, the first screen weighed 10 kB more.
            { name: 'first-screen', tags: ['$initial'], priority: 3 },
            { name: 'places', test: (id) => PLACES.some((part) => id.includes(part)), priority: 1 },
            { name: 'order-places', test: (id) => ORDER_PLACES.some((part) => id.includes(part)), priority: 1 },
            { name: 'every-screen', test: (id) => EVERYWHERE.some((part) => id.includes(part)), priority: 2 },
            { name: 'statuses', test: (id) => STATUSES.some((part) => id.includes(part)), priority: 1 },
            // An order is nearly always shown with its products.
            { name: 'orders', test: /resources\/(orders|products)\.queries/, priority: 1 },
            // A few lines each, which lists and pages of products say alike.
            { name: 'product-facts', test: /domain\/src\/derivation\/(pastAttempt|volume|who)\./, priority: 1 },
            // Each list needs all of them, and together they weigh less.
            { name: 'lists', test: (id) => LISTS.some((part) => id.includes(part)), priority: 1 },
            { name: 'progress', test: /components\/ProgressBar\//, priority: 1 },
            { name: 'upload', test: (id) => UPLOAD.some((part) => id.includes(part)), priority: 1 },
            { name: 'choices', test: (id) => CHOICES.some((part) => id.includes(part)), priority: 1 },
            { name: 'labels', test: (id) => LABELS.some((part) => id.includes(part)), priority: 1 },
            // The table, with what its panels use too.
            {
              name: 'table',
              test: /components\/(Icon\/ArrowUpIcon|Table\/(Table|WholeTable|columns\/(columnOrder|tableColumns)))\./,
              priority: 1,
            },
            // Nearly every form has all three.
            { name: 'text-rules', test: /domain\/src\/forms\/(textRules|plainText|fields)\./, priority: 1 },
            // The list of steps, and an icon that only it shows.
            { name: 'steps', test: /components\/(StepList\/|Icon\/MinusIcon)/, priority: 1 },
            // A draft of an import and its columns, which each of its steps reads.
            {
              name: 'import-draft',
              test: /audience-builder\/(computed\/columnsDraft|import\/importDraft)\./,
              priority: 1,
            },
            { name: 'record', test: (id) => RECORD.some((part) => id.includes(part)), priority: 1 },
          ],
        },
      },
    },
    // Every browser of that target supports module preload.
    modulePreload: { polyfill: false },
    outDir: 'dist',
    emptyOutDir: true,
    // The portal's content security policy forbids inline data.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://localhost:4600', '/config.json': 'http://localhost:4600' } },
});
