import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const Themed = lazy(() => import('./ThemedDocs.tsx').then(({ ThemedDocs }) => ({ default: ThemedDocs })));
const Guide = lazy(() => import('./GuidePage.tsx').then(({ GuidePage }) => ({ default: GuidePage })));

/** Loaded when a page is opened: a run of the stories as tests needs none of it. */
export const docsPages = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Themed {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Guide />
    </Suspense>
  ),
};
