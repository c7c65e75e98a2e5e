import type { ReactNode } from 'react';

/** The props of a contestant's page. Changing them re-renders the page, as an application would. */
export interface Scene {
  /** How many rows, options or badges there are. */
  size: number;
  /** The text a table is searched for. */
  search?: string;
  /** How many statuses every badge moves on. */
  shift?: number;
}

export interface Contestant {
  /** Themes and contexts that an application has around all its pages. It stays mounted while scenes change. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  Scene: (props: Scene) => ReactNode;
}

/** How to find the parts of a table in the contestant's markup. */
export interface TableContestant extends Contestant {
  /** The name in the first visible row; undefined while there are no rows. */
  firstName: () => string | undefined;
  /** The element that scrolls the rows. */
  scroller: () => HTMLElement | null;
  /** The element to click to sort by a column. */
  header: (column: string) => HTMLElement | null;
}

export interface SelectContestant extends Contestant {
  /** The selector of the element to click to open the menu. */
  control: string;
  option: string;
}

export interface BadgesContestant extends Contestant {
  badge: string;
}
