const MINUTE = 60_000;
const SECOND = 1000;

interface LaunchTimes {
  /** By when it has to be launched at the latest. */
  readonly dueAt: Date;
  readonly startsAt: Date | null;
  readonly holdMinutes: number;
  readonly undoSeconds: number;
}

/**
 * Returns the latest time at which a launch still goes out at its start, or the deadline where that is earlier. After the
 * launch the account's hold time runs, and after the go-ahead its undo time. Once the start has passed, only the deadline counts.
 */
export function launchSafely({ dueAt, startsAt, holdMinutes, undoSeconds }: LaunchTimes, now: Date): Date {
  if (startsAt === null || startsAt <= now) return dueAt;
  const latest = new Date(startsAt.getTime() - holdMinutes * MINUTE - undoSeconds * SECOND);
  return latest < dueAt ? latest : dueAt;
}

/** Codes of reasons, by the part of the product that they wait for. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'creative approved': ['creative_failed', 'creative_needs_attention', 'creative_unchecked', 'no_creative'],
  'audience ready': ['audience_failed', 'audience_too_old', 'audience_unusable', 'no_audience', 'volume_short'],
  'destination ready': ['no_install', 'install_failed', 'install_unchecked'],
};

/** Returns what has to be true by the latest safe time, such as 'creative approved'; undefined where a reason says it itself. */
export function safeState(code: string): string | undefined {
  return Object.keys(PARTS).find((state) => PARTS[state]?.includes(code));
}
