/** Why a step can't go on, in words for people. A lasting one stops the launch: only a person can change it. */
export class StepTrouble extends Error {
  readonly reason: string;
  readonly isLasting: boolean;

  constructor(reason: string, isLasting: boolean, { detail = '', cause }: { detail?: string; cause?: unknown } = {}) {
    super(`${reason} ${detail}`.trim(), cause === undefined ? undefined : { cause });
    this.name = 'StepTrouble';
    this.reason = reason;
    this.isLasting = isLasting;
  }
}
