import type { ReactNode } from 'react';

/** What a contestant shows; a change of it is a change of the page, as an application would make one. */
export interface Scene {
  /** Rows, options or badges. */
  size: number;
  /** The words that a table is searched for. */
  search?: string;
  /** Moves every badge on to the next status. */
  shift?: number;
}

export interface Contestant {
  /** What an application has around all its pages: themes and contexts. It stays while scenes come and go. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  Scene: (props: Scene) => ReactNode;
}

/** How to find one's way in somebody's markup. */
export interface TableContestant extends Contestant {
  /** The words of the name in the first row in sight; undefined while there is none. */
  firstName: () => string | undefined;
  /** What scrolls its rows. */
  scroller: () => HTMLElement | null;
  /** What a reader clicks to sort by that column. */
  header: (column: string) => HTMLElement | null;
}

export interface SelectContestant extends Contestant {
  /** What a reader clicks to open the menu. */
  control: string;
  option: string;
}

export interface BadgesContestant extends Contestant {
  badge: string;
}
