/** Tells how a recurring kind of page is built. The story and its code show the rest. */
export interface Pattern {
  /** Says what it is for, in one sentence. */
  summary: string;
  /** Situations in which to use it. */
  whenToUse: readonly string[];
  /** Similar situations, each with the pattern or component to use instead. */
  whenNot: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
  /** Screens of the portal that follow it, by their titles in the sidebar. */
  screens: readonly string[];
}
