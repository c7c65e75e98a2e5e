/** A key, or keys that do the same, and what happens. */
export interface KeyUse {
  /** As written on the keyboard: ['Enter', 'Space'], ['Ctrl+A']. */
  press: readonly string[];
  does: string;
}

export interface Part {
  part: string;
  is: string;
  /** A CSS selector of the part in the example, for its number in the picture. */
  at?: string;
}

/**
 * What a reader needs to know before using a component, as plain data (`guides/actions/Button.guide.ts`). The Storybook's
 * pages, the package's `llms.txt` and the index of what components do are made from it.
 */
export interface Guide {
  /** The component, by its exported name. */
  name: string;
  /** Other exports of the folder that this guide speaks for, because they make sense only together. */
  parts?: readonly string[];
  /** What it is, in one sentence. */
  summary: string;
  /** Situations that ask for it. */
  whenToUse: readonly string[];
  /** Situations that look like it, each with what to take instead. */
  whenNot: readonly string[];
  /** What it consists of, from the outside in, or from start to end. */
  anatomy: readonly Part[];
  /** The story in which its parts are shown by number, where it has to be opened: 'overlays-modal--permutations'. */
  anatomyStory?: string;
  /** What the keyboard does, where it does more than Tab, Enter and Space on a button. */
  keys?: readonly KeyUse[];
  /** What the component does for keyboard and screen reader, and what it asks of the application. */
  accessibility: readonly string[];
  /** A rule for using it well, and its opposite: `examples/actions/Button.examples.tsx` shows both live as `Good` and `Bad`. */
  good: string;
  bad: string;
  /** Its examples need the whole width of a page: what is narrow looks otherwise. */
  isWide?: true;
  /** Words that people search for when they need it: 'choose several', 'are you sure'. */
  searchTerms: readonly string[];
  /** Preview: the props may still change in a minor version. */
  status: 'stable' | 'preview';
  /** The version that it appeared in. */
  since: string;
}

/** The file of a guide's examples. */
export function examplesOf(guideFile: string): string {
  return guideFile.replace('/guides/', '/examples/').replace('.guide.ts', '.examples.tsx');
}
