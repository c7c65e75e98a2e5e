/** A key, or keys that do the same, with the effect. */
export interface KeyUse {
  /** As written on the keyboard: ['Enter', 'Space'], ['Ctrl+A']. */
  press: readonly string[];
  does: string;
}

interface Part {
  part: string;
  is: string;
  /** A CSS selector of the part in the example, for its number in the picture. */
  at?: string;
}

/**
 * Tells a reader what to know before using a component, as plain data (`guides/actions/Button.guide.ts`). The Storybook's
 * pages, the package's `llms.txt` and the index of what components do are made from it.
 */
export interface Guide {
  /** The component, by its exported name. */
  name: string;
  /** Other exports of the folder that this guide covers, because they are only used together. */
  parts?: readonly string[];
  /** The purpose of the component, in one sentence. */
  summary: string;
  /** Situations in which to use it. */
  whenToUse: readonly string[];
  /** Similar situations, each with the component to use instead. */
  whenNot: readonly string[];
  /** The parts, from the outside in, or from start to end. */
  anatomy: readonly Part[];
  /** The story that shows the numbered parts, when the component has to be opened first: 'overlays-modal--permutations'. */
  anatomyStory?: string;
  /** The keys, when there are more than Tab, Enter and Space on a button. */
  keys?: readonly KeyUse[];
  /** Say what the component does for keyboards and screen readers, and what the application has to do. */
  accessibility: readonly string[];
  /** A rule for using it well, and its opposite: `examples/actions/Button.examples.tsx` shows both live as `Good` and `Bad`. */
  good: string;
  bad: string;
  /** Further uses, each live with its code: the example 'TableTree' is `Example` of `examples/data/TableTree.more.tsx`. */
  more?: readonly { example: string; shows: string }[];
  /** True when the examples need the whole width of the page. */
  isWide?: true;
  /** Words that people search for when they need it: 'choose several', 'are you sure'. */
  searchTerms: readonly string[];
  /** `policies.md` says what each status promises. */
  status: 'stable' | 'preview' | 'deprecated';
  /** The component to use instead, and the day ('2027-06-30') until which a deprecated component stays. */
  deprecation?: { replacement: string; until: string };
  /** The version that added the component. */
  since: string;
}

/** Returns the file of a guide's examples. */
export function examplesOf(guideFile: string): string {
  return guideFile.replace('/guides/', '/examples/').replace('.guide.ts', '.examples.tsx');
}

/** Returns the file of a further example of a guide. */
export function moreOf(guideFile: string, example: string): string {
  return examplesOf(guideFile).replace(/[^/]+$/, `${example}.more.tsx`);
}
