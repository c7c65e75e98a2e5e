/** The features that Outlook on Windows has, with their versions. Internet Explorer is not among them. */
const FEATURES: Readonly<Record<string, number>> = { mso: 16, vml: 1 };

/** No ordinary condition is longer. It also bounds how deep one can be nested. */
const LONGEST = 300;

const TOKEN = /\s*(?:([()!&|])|(\d+(?:\.\d+)?)|([a-z][\w-]*))\s*/giy;

const COMPARE: Readonly<Record<string, (own: number, other: number) => boolean>> = {
  lt: (own, other) => own < other,
  lte: (own, other) => own <= other,
  gt: (own, other) => own > other,
  gte: (own, other) => own >= other,
};

class Unreadable extends Error {}

function tokensOf(condition: string): string[] {
  const tokens: string[] = [];
  let end = 0;
  for (const match of condition.matchAll(TOKEN)) {
    tokens.push(
      match
        .slice(1)
        .find((part) => part !== undefined)
        ?.toLowerCase() ?? '',
    );
    end = match.index + match[0].length;
  }
  if (end !== condition.length) throw new Unreadable();
  return tokens;
}

/** Reads the tokens from left to right. `!` binds most, then `&`, then `|`, as Microsoft's description of them says. */
class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  whole(): boolean {
    const holds = this.#either();
    if (this.#at < this.#tokens.length) throw new Unreadable();
    return holds;
  }

  #takes(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  #next(pattern: RegExp): string {
    const token = this.#tokens[this.#at] ?? '';
    if (!pattern.test(token)) throw new Unreadable();
    this.#at += 1;
    return token;
  }

  #either(): boolean {
    let holds = this.#both();
    while (this.#takes('|')) holds = this.#both() || holds;
    return holds;
  }

  #both(): boolean {
    let holds = this.#one();
    while (this.#takes('&')) holds = this.#one() && holds;
    return holds;
  }

  #one(): boolean {
    if (this.#takes('!')) return !this.#one();
    if (this.#takes('(')) {
      const holds = this.#either();
      if (!this.#takes(')')) throw new Unreadable();
      return holds;
    }
    const word = this.#next(/^[a-z]/);
    if (word === 'true' || word === 'false') return word === 'true';
    const compare = Object.hasOwn(COMPARE, word) ? COMPARE[word] : undefined;
    const feature = compare ? this.#next(/^[a-z]/) : word;
    const own = Object.hasOwn(FEATURES, feature) ? FEATURES[feature] : undefined;
    const isVersion = /^\d/.test(this.#tokens[this.#at] ?? '');
    if (!compare && !isVersion) return own !== undefined;
    const other = Number(this.#next(/^\d/));
    if (own === undefined) return false;
    return compare ? compare(own, other) : own === other;
  }
}

/**
 * Whether the condition of a conditional comment, as in `[if gte mso 9]`, holds in Outlook on Windows. A feature that Outlook
 * doesn't know is absent; a condition that can't be read doesn't hold.
 */
export function holdsInOutlook(condition: string): boolean {
  if (condition.length > LONGEST) return false;
  try {
    return new Reader(tokensOf(condition)).whole();
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}
