import type { ReactNode } from 'react';
import type { Disableable } from '../../theme/disableable.ts';

interface PaletteCommandOwn {
  /** Unique among all commands, including loaded ones. */
  id: string;
  label: string;
  /** Secondary text that says where it belongs. It is searched too. */
  note?: string | undefined;
  icon?: ReactNode;
  /** The heading it is listed under. */
  group?: string | undefined;
  /** Other words that people may search for: 'dark' for 'Appearance'. */
  keywords?: readonly string[] | undefined;
  /** Shows keys that do the same: 'G O'. */
  keys?: string | undefined;
  /** Makes it a link, which Ctrl with a click opens in a new tab. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Marks the current choice. */
  isCurrent?: boolean | undefined;
}

/** A page, a record or an action in the palette. */
export type PaletteCommand = PaletteCommandOwn & Disableable;
