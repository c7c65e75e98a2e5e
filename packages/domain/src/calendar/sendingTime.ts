const MINUTE = 60_000;

interface Sending {
  readonly startsAt: Date;
  /** Nothing is sent from then on. */
  readonly endsAt: Date | null;
  readonly volume: number | null;
  readonly ratePerMinute: number | null;
  /** When it really ended; null while it hasn't. */
  readonly endedAt: Date | null;
}

/**
 * About when the last mail leaves, in whole minutes after the start. It is the end of the deployment where the volume would
 * take longer: the rest isn't sent then. Null when volume or rate is unknown.
 */
export function doneAt({ startsAt, endsAt, volume, ratePerMinute, endedAt }: Sending): Date | null {
  // An earlier attempt may have sent before the start was moved.
  if (endedAt !== null) return endedAt > startsAt ? endedAt : startsAt;
  if (volume === null || ratePerMinute === null) return null;
  const done = startsAt.valueOf() + Math.ceil(volume / ratePerMinute) * MINUTE;
  if (endsAt === null || endsAt.valueOf() >= done) return new Date(done);
  return endsAt > startsAt ? endsAt : startsAt;
}

/** Whether a deployment belongs to a time: it starts in it, or is still going out in it. */
export function touches(
  { startsAt, doneAt: done }: { startsAt: Date; doneAt: Date | null },
  time: { from: Date; before: Date },
): boolean {
  return startsAt < time.before && (startsAt >= time.from || (done !== null && done >= time.from));
}
