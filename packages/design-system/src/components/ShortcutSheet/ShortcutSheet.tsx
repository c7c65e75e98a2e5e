'use client';
import { lazy, Suspense, useState, type Ref } from 'react';
import type { ShortcutList } from '../Shortcut/defineShortcuts.ts';

const ShortcutSheetPanel = lazy(() => import('./ShortcutSheetPanel.tsx'));

export interface ShortcutSheetProps {
  /** Closed, it leaves the page. */
  isOpen: boolean;
  onClose: () => void;
  /** The list that `useShortcuts` binds; of several lists, all in one: `{ ...everywhere, ...here }`. */
  shortcuts: ShortcutList;
  /** Whether keys that type a character by themselves work; give it to `useShortcuts` too. Default true. */
  hasCharacterKeys?: boolean | undefined;
  /** With it the sheet offers to turn those keys off (WCAG 2.1.4). */
  onCharacterKeysChange?: ((hasCharacterKeys: boolean) => void) | undefined;
  /** 'Keyboard shortcuts' unless given. */
  title?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/** All keys of an application in groups, as they stand on the reader's keyboard. Opened with '?' by custom. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <ShortcutSheetPanel {...props} />
    </Suspense>
  ) : null;
}
