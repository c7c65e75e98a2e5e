import addonDocs from '@storybook/addon-docs';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const Themed = lazy(() => import('./ThemedDocs.tsx').then(({ ThemedDocs }) => ({ default: ThemedDocs })));
const Guide = lazy(() => import('./GuidePage.tsx').then(({ GuidePage }) => ({ default: GuidePage })));

interface DocsRenderer {
  render: (...page: unknown[]) => Promise<void>;
  unmount: (element: HTMLElement) => void;
}

/**
 * Renders a page once. Storybook would unmount and render it again with each choice in the toolbar: the reader's scroll
 * position would be lost, and stories interrupted while rendering would make it reload the window. The page and its
 * stories follow the toolbar on their own.
 */
async function drawnOnce(): Promise<DocsRenderer> {
  const { docs } = addonDocs().parameters as { docs: { renderer: () => Promise<DocsRenderer> } };
  const renderer = await docs.renderer();
  let isDrawn = false;
  return {
    unmount: (element) => renderer.unmount(element),
    render: async (...page) => {
      if (isDrawn) return;
      isDrawn = true;
      await renderer.render(...page);
    },
  };
}

/** Loaded only when a page is opened, because running the stories as tests doesn't need it. */
export const docsPages = {
  renderer: drawnOnce,
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
