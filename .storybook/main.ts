import { defineMain } from '@storybook/react-vite/node';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownPages } from '../packages/design-system/llms.ts';
import { findPage, wordsOfPages } from '../packages/design-system/src/docs/findPage.ts';
import { managerFirst, previewFirst } from './look/firstFrame.ts';
import { bareImports } from './facts/bareImports.ts';
import { foundations } from './facts/foundations.ts';
import { keptPictures } from './pictures/keptPictures.ts';
import { writeReview } from './review/gitReview.ts';
import { REVIEW_FOLDER } from './review/review.ts';
import { defaultClientConditions, mergeConfig } from 'vite';

// The list of stories is made from files on the disk, so the page must be there before Storybook looks.
writeFileSync(new URL('../packages/design-system/src/docs/Find.generated.mdx', import.meta.url), await findPage());

// Each component's page as Markdown, for programs that read the documentation: `markdown/Button.md`.
const markdown = fileURLToPath(new URL('../node_modules/.cache/storybook-markdown', import.meta.url));
mkdirSync(markdown, { recursive: true });
for (const [name, text] of await markdownPages(fileURLToPath(new URL('../packages/design-system', import.meta.url))))
  writeFileSync(join(markdown, `${name}.md`), text);

const pictures = keptPictures();

// The review compares the pictures with those of the commit where this branch left `main`, or of `REVIEW_BASE`.
const review = fileURLToPath(new URL('../node_modules/.cache/storybook-review', import.meta.url));
if (pictures && !process.env['VITEST'])
  writeReview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    kept: pictures,
    files: globSync('*.png', { cwd: pictures }).toSorted(),
    named: process.env['REVIEW_BASE'],
    out: review,
  });

const withGuide = new Set(
  globSync('../packages/design-system/src/docs/guides/*/*.guide.ts', { cwd: import.meta.dirname }).map((file) =>
    basename(file, '.guide.ts'),
  ),
);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './review/*.mdx',
    './patterns/*.mdx',
    './patterns/*.stories.tsx',
    '../packages/*/src/docs/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: [
    './public',
    { from: markdown, to: '/markdown' },
    ...(pictures ? [{ from: pictures, to: '/pictures' }] : []),
    ...(existsSync(review) ? [{ from: review, to: `/${REVIEW_FOLDER}` }] : []),
    { from: '../node_modules/@fontsource-variable/ibm-plex-sans/files', to: '/plex' },
  ],
  managerHead: async (
    head,
  ) => `${head ?? ''}${managerFirst}<script>globalThis.WORDS_OF_PAGES = ${JSON.stringify(await wordsOfPages())}</script><style>@font-face {
    font-family: 'IBM Plex Sans Variable';
    font-weight: 100 700;
    src: url('./plex/ibm-plex-sans-latin-wght-normal.woff2') format('woff2');
  }</style>`,
  // A run of tests draws stories without the rest of Storybook's page, which would say for ever that it loads.
  previewHead: (head) => `${head ?? ''}${process.env['VITEST'] ? '' : previewFirst}`,
  // Without the condition Storybook would silently read a stale `dist` of our packages.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [foundations()],
      resolve: {
        conditions: ['mailroom-source', ...defaultClientConditions],
        alias: { '@testing-library/user-event': fileURLToPath(new URL('plays/userEvent.ts', import.meta.url)) },
      },
      optimizeDeps: { include: [...bareImports(), 'axe-core'] },
    }),
  // A component has a page, made from the guide of the same name; further story files appear on that page too. A screen's
  // page would mount all its states, each with its own network.
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          withGuide.has(basename(file, '.stories.tsx'))
            ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }
            : entry,
        ),
    })),
  // The search finds headings of pages too; `manager.ts` gives it what a component is looked for as.
  features: {
    experimentalSearchDocsHeadings: true,
    // Storybook's own lessons, which nobody who looks for a component wants.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  // The TypeScript variant needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
