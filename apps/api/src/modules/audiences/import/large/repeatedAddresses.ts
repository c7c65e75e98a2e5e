const HASHES = 4;
/** With four hashes, one new address in about 400 is taken for a repeated one. */
const BITS_PER_ADDRESS = 16;
const MOST = 100_000;

/**
 * Collects the addresses that a file may hold twice, so that the database looks for duplicates among them, not among all. A
 * Bloom filter: it misses no repeated address, and takes 2 to 4 bytes for each row.
 */
export class RepeatedAddresses {
  readonly #bits: Uint8Array;
  readonly #mask: number;
  readonly #found = new Set<string>();

  /** `rows` is about how many rows the file has. With many more than that, more addresses are looked at than need be. */
  constructor(rows: number) {
    const bits = 2 ** Math.min(32, Math.max(10, Math.ceil(Math.log2(rows * BITS_PER_ADDRESS))));
    this.#bits = new Uint8Array(bits / 8);
    this.#mask = bits - 1;
  }

  add(email: string): void {
    // Two halves of FNV-1a, whose sums are as good as further hashes.
    let one = 0x811c9dc5;
    let other = 0x9747b28c;
    for (let at = 0; at < email.length; at += 1) {
      const letter = email.charCodeAt(at);
      one = Math.imul(one ^ letter, 0x01000193);
      other = Math.imul(other ^ letter, 0x85ebca6b);
    }
    let isNew = false;
    for (let turn = 0; turn < HASHES; turn += 1) {
      const bit = ((one + turn * (other | 1)) & this.#mask) >>> 0;
      const byte = this.#bits[bit >>> 3] as number;
      const sign = 1 << (bit & 7);
      if ((byte & sign) === 0) {
        isNew = true;
        this.#bits[bit >>> 3] = byte | sign;
      }
    }
    if (!isNew && this.#found.size <= MOST) this.#found.add(email);
  }

  /** The addresses that may be repeated. Undefined when there are too many of them to name. */
  get found(): readonly string[] | undefined {
    return this.#found.size > MOST ? undefined : [...this.#found];
  }
}
