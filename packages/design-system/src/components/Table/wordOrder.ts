/** As the reader's language has it: '2' before '10', capitals like small letters. */
export const { compare: compareWords } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const FIRST = 32;
const CHARACTERS = Array.from({ length: 127 - FIRST }, (_, index) => String.fromCharCode(FIRST + index));
const SMALL_LETTERS = CHARACTERS.filter((character) => /[a-z]/.test(character));
const ZERO = 48;
const NINE = 57;
/** Longer numbers and words are left to the collator. */
const MOST_DIGITS = 9;
const LONGEST = 80;
/** A code has seven bits, and a number holds seven of them exactly. */
const CODES_OF_NUMBER = 7;
const CODES = 128;

/** Whether the language has no letters of two characters, as the Danish 'aa' is one. */
function hasSingleLetters(): boolean {
  const letters = SMALL_LETTERS.toSorted(compareWords);
  return letters.every((first, place) => {
    const pairs = [...letters.map((second) => first + second), letters[place + 1] ?? '\u{10FFFF}'];
    return pairs.every((pair, index) => index === 0 || compareWords(pairs[index - 1] ?? '', pair) < 0);
  });
}

/** A code for each character of a plain keyboard, in the order of the language; undefined where it isn't that simple. */
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
const key = new Uint8Array(2 * LONGEST);

/** Writes the codes of a word to `key`, before the digits of a number how many they are; how many codes, or -1 where the collator must judge. */
function writeKey(word: string, codeOf: Uint8Array): number {
  if (word.length > LONGEST) return -1;
  let length = 0;
  for (let at = 0; at < word.length; at += 1) {
    const character = word.charCodeAt(at);
    const code = codeOf[character] ?? 0;
    if (code === 0) return -1;
    if (character < ZERO || character > NINE) {
      key[length] = code;
      length += 1;
    } else {
      let begin = at;
      while (word.charCodeAt(begin) === ZERO) begin += 1;
      let end = Math.max(begin, at);
      while (word.charCodeAt(end) >= ZERO && word.charCodeAt(end) <= NINE) end += 1;
      if (end - begin > MOST_DIGITS) return -1;
      key[length] = (codeOf[ZERO] ?? 0) + end - begin;
      length += 1;
      for (let digit = begin; digit < end; digit += 1) {
        key[length] = codeOf[word.charCodeAt(digit)] ?? 0;
        length += 1;
      }
      at = end - 1;
    }
  }
  return length;
}

/**
 * Compares words by their numbers in the list. The words are written as numbers once, in the order of the language, and
 * compare ten times as fast as the collator compares them; it is asked where one has other characters than a plain
 * keyboard's.
 */
export function wordComparer(words: readonly string[]): (one: number, other: number) => number {
  const byCollator = (one: number, other: number) => compareWords(words[one] ?? '', words[other] ?? '');
  codes ??= makeCodes() ?? null;
  if (codes === null) return byCollator;
  const longest = words.reduce((most, word) => Math.max(most, word.length), 0);
  const width = Math.ceil((1.5 * longest) / CODES_OF_NUMBER) || 1;
  const keys = new Float64Array(longest > LONGEST ? 0 : words.length * width);
  for (let index = 0; index < words.length; index += 1) {
    const length = writeKey(words[index] ?? '', codes);
    if (length < 0) return byCollator;
    for (let part = 0, at = 0; at < length; part += 1) {
      let number = 0;
      for (let place = 0; place < CODES_OF_NUMBER; place += 1, at += 1)
        number = number * CODES + (at < length ? (key[at] ?? 0) : 0);
      keys[index * width + part] = number;
    }
  }
  return (one, other) => {
    for (let part = 0; part < width; part += 1) {
      const difference = (keys[one * width + part] ?? 0) - (keys[other * width + part] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
