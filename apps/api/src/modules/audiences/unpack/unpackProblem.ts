/** Says why a packed file can’t be taken, in words for the person who uploaded it. */
export class UnpackProblem extends Error {
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge = false) {
    super(message);
    this.name = 'UnpackProblem';
    this.isTooLarge = isTooLarge;
  }
}

/** Words for a person, by the messages of the libraries. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/absolute path|relative path/, 'it names a file outside its own folder. Make it again'],
  [/encrypt/i, 'it has a password. Make it again without one'],
  [/multi-disk/, 'it is one of several parts. Make it again in one piece'],
  [/compression method/, 'it is packed in an unusual way. Make it again as an ordinary ZIP'],
];

const DAMAGED = 'it is damaged or not complete. Upload it again';

/**
 * The problem that an error of a library means for the person. Faults of the system and of our own code stay what they are:
 * `what` is the file, such as ‘The ZIP’.
 */
export function problemOf(error: unknown, what: string): unknown {
  if (error instanceof UnpackProblem || !(error instanceof Error)) return error;
  if ('syscall' in error || error instanceof TypeError) return error;
  const cause = CAUSES.find(([pattern]) => pattern.test(error.message))?.[1];
  return new UnpackProblem(`${what} can’t be read: ${cause ?? DAMAGED}`);
}

export function damaged(what: string): UnpackProblem {
  return new UnpackProblem(`${what} can’t be read: ${DAMAGED}`);
}

/** A size as people read it: ‘1 GB’, ‘3.5 MB’. */
export function sizeInWords(bytes: number): string {
  const MIB = 1024 * 1024;
  const [size, unit] = bytes >= 1024 * MIB ? [bytes / (1024 * MIB), 'GB'] : [bytes / MIB, 'MB'];
  return `${Number(size.toFixed(1))} ${unit}`;
}
