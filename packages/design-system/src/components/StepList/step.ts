import type { ReactNode } from 'react';

export const STEP_STATES = ['done', 'current', 'waiting', 'todo', 'skipped', 'error'] as const;
export type StepState = (typeof STEP_STATES)[number];

export interface Step {
  id: string;
  label: string;
  /** Each is seen as a sign and said as a word; 'waiting' is for somebody or something else. */
  state: StepState;
  /** Leads back to the step. */
  href?: string | undefined;
  /** When it was done, began or is due: ISO 8601 or a Date, written in the provider's zone. */
  at?: string | Date | undefined;
  /** Why it waits, was skipped or failed, as a sentence. */
  reason?: string | undefined;
  /** A few words beside it: who, how far it is. */
  note?: ReactNode;
  /** More about it, behind a button that is named after the step; may be steps of its own. */
  details?: ReactNode;
}
