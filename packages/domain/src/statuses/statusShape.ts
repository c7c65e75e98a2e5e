import type { Permission } from '../access/permissions.ts';

/** The specification's words for how a badge looks. Only the design system knows their colours and icons. */
export const TONES = ['danger', 'pre-success', 'warning', 'success', 'end', 'secondary', 'dark'] as const;
type Tone = (typeof TONES)[number];

/**
 * Names the causes of an event: the platform ('system'), a person who may do what a task's fix needs ('fixer'), or a person
 * with all of the listed permissions.
 */
type Who = 'system' | 'fixer' | readonly Permission[];

export interface StatusEvent {
  readonly event: string;
  /** One target is fixed; with several the outcome is derived from the data and is one of these. 'gone' is deletion. */
  readonly to: readonly string[];
  /** The reason for Needs Attention that is stored with the target. */
  readonly attention?: string;
  readonly who: Who;
  /**
   * Says what happens to the creative revision and the audience version of a launch: `pinned` holds them, `released` lets
   * them be edited again. Absent when the event changes neither.
   */
  readonly pins?: 'pinned' | 'released';
  /** The question that a person is asked before it happens. */
  readonly confirm?: string;
  /** Further facts the event needs; each must hold. */
  readonly when?: readonly string[];
}

export interface StatusRow {
  /** The specification's label: what the wire and the database hold. */
  readonly code: string;
  readonly tone: Tone;
  /** Where in its life the thing stands; the groups of filters and legends. */
  readonly phase: string;
  readonly meaning: string;
  readonly next: string;
  readonly events: readonly StatusEvent[];
}
