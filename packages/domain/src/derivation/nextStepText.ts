export interface NextStep {
  /** The person, team or role that acts next; null when nothing is left to do. */
  readonly actor: string | null;
  /** Their task, or what happens without them; null when nothing is left to do or several people act. */
  readonly step: string | null;
}

/** Returns who acts and what they do in one line: 'Data team: add 18,130 people'. */
export function nextStepText({ actor, step }: NextStep): string | null {
  return actor === null || step === null ? actor : `${actor}: ${step}`;
}
