'use client';
import { lazy, type Ref } from 'react';
import { LazyDialog } from '../Modal/LazyDialog.tsx';
import type { ShortcutList } from '../Shortcut/defineShortcuts.ts';

const ShortcutSheetPanel = lazy(() => import('./ShortcutSheetPanel.tsx'));

export interface ShortcutSheetProps {
  /** A closed sheet leaves the page. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** The list that `useShortcuts` binds. Spread several lists into one: `{ ...everywhere, ...here }`. */
  shortcuts: ShortcutList;
  /** Whether keys without Ctrl or Alt, which type a character, work. Pass it to `useShortcuts` too. Default true. */
  hasCharacterKeys?: boolean | undefined;
  /** Adds a switch that turns those keys off (WCAG 2.1.4). */
  onCharacterKeysChange?: ((hasCharacterKeys: boolean) => void) | undefined;
  /** Default 'Keyboard shortcuts'. */
  title?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/** All shortcuts of an application in groups, written as on the reader's keyboard. Usually opened with '?'. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  return (
    <LazyDialog isOpen={props.isOpen}>
      <ShortcutSheetPanel {...props} />
    </LazyDialog>
  );
}
