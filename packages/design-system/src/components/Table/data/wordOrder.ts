/** Compares in the order of the reader's language: '2' before '10', without regard to case. */
export const { compare: compareWords } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const FIRST = 32;
const CHARACTERS = Array.from({ length: 127 - FIRST }, (_, index) => String.fromCharCode(FIRST + index));
const SMALL_LETTERS = CHARACTERS.filter((character) => /[a-z]/.test(character));
const ZERO = 48;
const NINE = 57;
/** The collator compares longer numbers and words. */
const MOST_DIGITS = 9;
const LONGEST = 80;
/** A code has seven bits, and a number holds exactly seven codes. */
const CODES_OF_NUMBER = 7;
const CODES = 128;

/** Whether the language has no letters of two characters, such as the Danish 'aa'. */
function hasSingleLetters(): boolean {
  const letters = SMALL_LETTERS.toSorted(compareWords);
  return letters.every((first, place) => {
    const pairs = [...letters.map((second) => first + second), letters[place + 1] ?? '\u{10FFFF}'];
    return pairs.every((pair, index) => index === 0 || compareWords(pairs[index - 1] ?? '', pair) < 0);
  });
}

/** A code for each ASCII character, in the order of the language. Undefined when the language isn't that simple. */
function makeCodes(): Uint8Array | undefined {
  if (!hasSingleLetters() || CHARACTERS.some((character) => compareWords(character, '') === 0)) return undefined;
  const codes = new Uint8Array(CODES);
  let code = 1;
  let before = '';
  for (const character of CHARACTERS.toSorted(compareWords)) {
    if (before !== '' && compareWords(before, character) !== 0) code += 1;
    codes[character.charCodeAt(0)] = code;
    before = character;
  }
  const zero = codes[ZERO] ?? 0;
  return (codes[NINE] ?? 0) - zero === 9 ? codes : undefined;
}

let codes: Uint8Array | null | undefined;

/**
 * Writes the codes of a word as numbers, starting at `place`. The digits of a number follow their count. Returns false
 * when the collator must compare the word.
 */
function writeKey(word: string, codeOf: Uint8Array, keys: Float64Array, place: number): boolean {
  let part = 0;
  let free = CODES_OF_NUMBER;
  let numberEnd = 0;
  for (let at = 0; at < word.length; at += 1) {
    const character = word.charCodeAt(at);
    let code = codeOf[character] ?? 0;
    if (code === 0) return false;
    if (at >= numberEnd && character >= ZERO && character <= NINE) {
      let begin = at;
      while (word.charCodeAt(begin) === ZERO) begin += 1;
      numberEnd = begin;
      while (word.charCodeAt(numberEnd) >= ZERO && word.charCodeAt(numberEnd) <= NINE) numberEnd += 1;
      if (numberEnd - begin > MOST_DIGITS) return false;
      code = (codeOf[ZERO] ?? 0) + numberEnd - begin;
      at = begin - 1;
    }
    part = part * CODES + code;
    free -= 1;
    if (free === 0) {
      keys[place] = part;
      place += 1;
      part = 0;
      free = CODES_OF_NUMBER;
    }
  }
  // Shorter words come first, because a missing character is less than any code.
  if (free < CODES_OF_NUMBER) keys[place] = part * CODES ** free;
  return true;
}

/**
 * Compares words by their index in the list. Writes the words as numbers once, in the order of the language, which
 * compares ten times as fast as the collator. Uses the collator when a word has characters beyond ASCII.
 */
export function wordComparer(words: readonly string[]): (one: number, other: number) => number {
  const byCollator = (one: number, other: number) => compareWords(words[one] ?? '', words[other] ?? '');
  codes ??= makeCodes() ?? null;
  if (codes === null) return byCollator;
  const longest = words.reduce((most, word) => Math.max(most, word.length), 0);
  const width = Math.ceil((1.5 * longest) / CODES_OF_NUMBER) || 1;
  if (longest > LONGEST) return byCollator;
  const keys = new Float64Array(words.length * width);
  for (let index = 0; index < words.length; index += 1)
    if (!writeKey(words[index] ?? '', codes, keys, index * width)) return byCollator;
  return (one, other) => {
    for (let part = 0; part < width; part += 1) {
      const difference = (keys[one * width + part] ?? 0) - (keys[other * width + part] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
