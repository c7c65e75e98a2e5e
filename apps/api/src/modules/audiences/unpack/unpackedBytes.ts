import { packedLimits } from '@mailroom/domain/forms/fileTypes';
import { sizeInWords, UnpackProblem } from './unpackProblem.ts';

const { bytes: MOST, ratio: LARGEST_RATIO, graceBytes: GRACE } = packedLimits;

function tooLarge(what: string): UnpackProblem {
  return new UnpackProblem(`${what} has more than ${sizeInWords(MOST)} once unpacked, which is too large`, true);
}

/** Counts the bytes that are unpacked, because the sizes in an archive's directory may be a lie. */
export class UnpackedBytes {
  #all = 0;

  get all(): number {
    return this.#all;
  }

  /** Throws when all that was unpacked is too much. */
  add(bytes: number, what: string): void {
    this.#all += bytes;
    if (this.#all > MOST) throw tooLarge(what);
  }
}

/** Refuses a size that the archive tells, before anything is unpacked. */
export function refuseLarge(bytes: number, what: string): void {
  if (bytes > MOST) throw tooLarge(what);
}

/** Refuses a file that grows far more than tables do. */
export function refuseBomb(unpacked: number, packed: number, what: string): void {
  if (unpacked > GRACE && unpacked > LARGEST_RATIO * Math.max(1, packed))
    throw new UnpackProblem(`${what} unpacks to more than ${LARGEST_RATIO} times its size, as no table does`, true);
}
