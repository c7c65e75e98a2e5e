import type { ReactNode } from 'react';

export const STEP_STATES = ['done', 'current', 'waiting', 'todo', 'skipped', 'error'] as const;
export type StepState = (typeof STEP_STATES)[number];

export interface Step {
  id: string;
  label: string;
  /** Shown as a sign and announced as a word. 'waiting' means that somebody or something else must act first. */
  state: StepState;
  /** The page of the step. Makes its name a link. */
  href?: string | undefined;
  /** Leads to a step of the same page. Makes its name a button. */
  onSelect?: (() => void) | undefined;
  /** When the step was done, started or is due: ISO 8601 or a Date, shown in the provider's time zone. */
  at?: string | Date | undefined;
  /** Why the step waits, was skipped or failed, as a sentence. */
  reason?: string | undefined;
  /** A short note beside the name: a person, the progress. */
  note?: ReactNode;
  /** More about the step, behind a button that is named after it. May be another StepList. */
  details?: ReactNode;
}
