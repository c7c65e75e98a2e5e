import type { ReactNode } from 'react';
import type { Disableable } from '../../theme/disableable.ts';

interface MenuItemOwn<Id extends string> {
  id: Id;
  label: string;
  /** A second line in secondary text. */
  description?: string | undefined;
  icon?: ReactNode;
  /** Makes the item a link to this address. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Marks a destructive action. */
  isDanger?: boolean | undefined;
  /** Marks the current choice. */
  isCurrent?: boolean | undefined;
  /** Shows keys that do the same, in the notation of `defineShortcuts`: 'Mod+D'. The application binds them. */
  shortcut?: string | undefined;
  /** Groups the items of the same section under its name. */
  section?: string | undefined;
}
export type MenuItem<Id extends string = string> = MenuItemOwn<Id> & Disableable;
