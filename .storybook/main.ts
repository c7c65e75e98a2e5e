import { defineMain } from '@storybook/react-vite/node';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPage } from '../packages/design-system/src/docs/findPage.ts';
import { bareImports } from './bareImports.ts';
import { foundations } from './foundations.ts';
import { defaultClientConditions, mergeConfig } from 'vite';

// The list of stories is made from files on the disk, so the page must be there before Storybook looks.
writeFileSync(new URL('../packages/design-system/src/docs/Find.generated.mdx', import.meta.url), await findPage());

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/docs/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  // Without the condition Storybook would silently read a stale `dist` of our packages.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [foundations()],
      resolve: {
        conditions: ['mailroom-source', ...defaultClientConditions],
        alias: { '@testing-library/user-event': fileURLToPath(new URL('userEvent.ts', import.meta.url)) },
      },
      optimizeDeps: { include: [...bareImports(), 'axe-core'] },
    }),
  // Components have a page made from their guide; a screen's page would mount all its states, each with its own network.
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          file.includes('/packages/') ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] } : entry,
        ),
    })),
  // The search finds headings too: the page 'Find' has one for each thing that somebody may look for.
  features: { experimentalSearchDocsHeadings: true },
  // The TypeScript variant needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
