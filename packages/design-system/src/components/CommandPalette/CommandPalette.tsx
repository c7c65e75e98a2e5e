'use client';
import { lazy, type Ref } from 'react';
import { LazyDialog } from '../Modal/LazyDialog.tsx';
import type { PaletteCommand } from './command.ts';
import type { LoadCommands } from './useLoadedCommands.ts';

const CommandPalettePanel = lazy(() => import('./CommandPalettePanel.tsx'));

export interface CommandPaletteProps {
  /** A closed palette leaves the page. */
  isOpen: boolean;
  /** Called by Escape, a press outside, and after a choice. */
  onClose: () => void;
  /** Names the dialog and its field: 'Search or jump to'. */
  label: string;
  /** Shown in the empty field. Default: the label. */
  placeholder?: string | undefined;
  /** The commands that are known in advance. The palette filters and sorts them. */
  commands: readonly PaletteCommand[];
  /** Shown first while the field is empty, the newest first. The application collects them in `onChoose`. */
  recent?: readonly PaletteCommand[] | undefined;
  /** Fetches more for a query, such as records. The palette shows its results unfiltered. */
  load?: LoadCommands | undefined;
  /** Called with the chosen command, before it runs. */
  onChoose?: ((command: PaletteCommand) => void) | undefined;
  /** The shortcut that opens it. Pressed again, it closes the palette. */
  keys?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/** One field that finds everything: pages, records and actions. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <LazyDialog isOpen={props.isOpen}>
      <CommandPalettePanel {...props} />
    </LazyDialog>
  );
}
