export interface NextStep {
  /** The person, team or role that acts next; null when nothing is left to do. */
  readonly actor: string | null;
  /** Their task, or what happens without them; null when nothing is left to do or several people act. */
  readonly step: string | null;
}

/**
 * Returns who acts and what they do in one line: 'Data team: add 18,130 people'. Where nobody has to act, it is what happens:
 * 'It goes out automatically'.
 */
export function nextStepText({ actor, step }: NextStep): string | null {
  if (actor === null || step === null) return actor;
  return actor === 'Nobody' ? step.charAt(0).toUpperCase() + step.slice(1) : `${actor}: ${step}`;
}
