// Apart from the rules of a stopped launch, because a list of products needs only this.

const number = new Intl.NumberFormat('en-US');

interface PastAttempt {
  /** 'Attempt 1', or with its day. */
  readonly name: string;
  /** How many people its list has. */
  readonly frozen: number;
  /** How many a relaunch would reach now; null while that is unknown. */
  readonly now: number | null;
}

/** Names both numbers of a product whose attempt was stopped: what that attempt froze, and what a relaunch would reach. */
export function pastAttemptText({ name, frozen, now }: PastAttempt): string {
  const past = `${name} froze ${number.format(frozen)}`;
  return now === null ? `${past}.` : `${past}; a relaunch would reach ${number.format(now)} now.`;
}
