'use client';
import { lazy, Suspense, useState, type Ref } from 'react';
import type { PaletteCommand } from './command.ts';
import type { LoadCommands } from './useLoadedCommands.ts';

const CommandPalettePanel = lazy(() => import('./CommandPalettePanel.tsx'));

export interface CommandPaletteProps {
  /** Closed, it leaves the page. */
  isOpen: boolean;
  /** Called by Escape, a press outside, and after something has been chosen. */
  onClose: () => void;
  /** Name of the dialog and of its field: 'Search or jump to'. */
  label: string;
  /** Shown in the empty field. The label when left out. */
  placeholder?: string | undefined;
  /** All that is known without asking. Filtered and put in order here. */
  commands: readonly PaletteCommand[];
  /** Shown first while nothing is typed, the newest first; the application remembers them in `onChoose`. */
  recent?: readonly PaletteCommand[] | undefined;
  /** Asks for more, once a query: pages of records. Shown as it comes, not filtered again. */
  load?: LoadCommands | undefined;
  /** Called with what is chosen, before it happens. */
  onChoose?: ((command: PaletteCommand) => void) | undefined;
  /** The keys that open it: pressed again they close it. */
  keys?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/** One field that finds everything: places, records, and what can be done. */
export function CommandPalette({ isOpen, ...rest }: CommandPaletteProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <CommandPalettePanel isOpen={isOpen} {...rest} />
    </Suspense>
  ) : null;
}
