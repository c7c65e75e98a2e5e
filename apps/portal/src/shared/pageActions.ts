import type { PaletteCommand } from '@mailroom/design-system';
import { useEffect } from 'react';

/** An action of the page in front. A disabled one says why. */
export type PageAction = PaletteCommand & { readonly onAction: () => void };

const offered = new Set<readonly PageAction[]>();

/** Offers the actions of a page in the palette too, while the component that calls it is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  // With each render, because an action acts on the record as it was rendered.
  useEffect(() => {
    offered.add(actions);
    return () => void offered.delete(actions);
  });
}

/** The actions that the page in front offers now. */
export function pageActions(): readonly PageAction[] {
  return [...offered].flat();
}
