import type { ReactNode } from 'react';
import type { Disableable } from '../../theme/disableable.ts';

interface MenuItemOwn<Id extends string> {
  id: Id;
  label: string;
  /** A second line in quiet words. */
  description?: string | undefined;
  icon?: ReactNode;
  /** Where it leads: then it's a link. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Marks what destroys. */
  isDanger?: boolean | undefined;
  /** Marks the choice that holds now. */
  isCurrent?: boolean | undefined;
  /** Keys that do the same, as `defineShortcuts` writes them: 'Mod+D'. The application binds them. */
  shortcut?: string | undefined;
  /** Items of the same section stand together under its name. */
  section?: string | undefined;
}
export type MenuItem<Id extends string = string> = MenuItemOwn<Id> & Disableable;
