import { createHash } from 'node:crypto';

/** A set of addresses in eight bytes each: a file may have millions, and strings would fill the memory. */
export class Digests {
  #values = new BigUint64Array(1024);
  #size = 0;
  #sorted: BigUint64Array | undefined;

  add(email: string): void {
    if (this.#size === this.#values.length) {
      const grown = new BigUint64Array(this.#values.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.#size] = createHash('sha256').update(email).digest().readBigUInt64LE(0);
    this.#size += 1;
    this.#sorted = undefined;
  }

  /** Each once, in order. */
  get sorted(): BigUint64Array {
    this.#sorted ??= this.#values
      .slice(0, this.#size)
      .sort()
      .filter((value, at, all) => at === 0 || value !== all[at - 1]);
    return this.#sorted;
  }

  has(value: bigint): boolean {
    const all = this.sorted;
    let low = 0;
    let high = all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle] as bigint) < value) low = middle + 1;
      else high = middle;
    }
    return all[low] === value;
  }
}

/** How many addresses of a set are in each set of `within` and in none of `without`. */
export function countOf(
  set: Digests,
  { within = [], without = [] }: { within?: readonly Digests[]; without?: readonly Digests[] },
): number {
  let count = 0;
  for (const value of set.sorted) {
    if (within.every((other) => other.has(value)) && !without.some((other) => other.has(value))) count += 1;
  }
  return count;
}
