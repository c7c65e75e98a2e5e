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
 * Draws a page once. Storybook would take it down and draw it anew with each choice in the toolbar: the place where one
 * reads is lost then, and its stories, caught while they are drawn, make it load the whole window again. The page and its
 * stories follow the toolbar by themselves.
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

/** Loaded when a page is opened: a run of the stories as tests needs none of it. */
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
