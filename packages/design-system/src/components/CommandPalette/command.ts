import type { ReactNode } from 'react';
import type { Disableable } from '../../theme/disableable.ts';

interface PaletteCommandOwn {
  /** Unique among all commands, those that are loaded included. */
  id: string;
  label: string;
  /** Quiet words beside it: where it belongs. They are searched too. */
  note?: string | undefined;
  icon?: ReactNode;
  /** Under which heading it stands. */
  group?: string | undefined;
  /** Other words that people may look for: 'dark' for 'Appearance'. */
  keywords?: readonly string[] | undefined;
  /** Keys that do the same: 'G O'. */
  keys?: string | undefined;
  /** Where it leads: then it's a link, and Ctrl with a click opens it in a tab of its own. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Marks the choice that holds now. */
  isCurrent?: boolean | undefined;
}

/** One thing that can be found and done. */
export type PaletteCommand = PaletteCommandOwn & Disableable;
