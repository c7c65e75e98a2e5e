import { defineMain } from '@storybook/react-vite/node';
import { bareImports } from './bareImports.ts';
import { defaultClientConditions, mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  // Without the condition Storybook would silently read a stale `dist` of our packages.
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { conditions: ['mailroom-source', ...defaultClientConditions] },
      optimizeDeps: { include: [...bareImports(), 'axe-core'] },
    }),
  // The TypeScript variant needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
