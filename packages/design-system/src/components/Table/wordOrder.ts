/** As the reader's language has it: '2' before '10', capitals like small letters. */
export const { compare: compareWords } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const FIRST = 32;
const CHARACTERS = Array.from({ length: 127 - FIRST }, (_, index) => String.fromCharCode(FIRST + index));
const SMALL_LETTERS = CHARACTERS.filter((character) => /[a-z]/.test(character));
const ZERO = 48;
const NINE = 57;
/** Longer numbers are left to the collator. */
const MOST_DIGITS = 9;

/** Whether the language has no letters of two characters, as the Danish 'aa' is one. */
function hasSingleLetters(): boolean {
  const letters = SMALL_LETTERS.toSorted(compareWords);
  return letters.every((first, place) => {
    const pairs = [...letters.map((second) => first + second), letters[place + 1] ?? '\u{10FFFF}'];
    return pairs.every((pair, index) => index === 0 || compareWords(pairs[index - 1] ?? '', pair) < 0);
  });
}

/** A code for each character of a plain keyboard, in the order of the language; undefined where it isn't that simple. */
function makeCodes(): Uint16Array | undefined {
  if (!hasSingleLetters() || CHARACTERS.some((character) => compareWords(character, '') === 0)) return undefined;
  const codes = new Uint16Array(127);
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

let codes: Uint16Array | null | undefined;
const key: number[] = [];

/**
 * Codes in the place of characters, by which strings compare as the collator compares the words, ten times as fast.
 * Before the digits of a number stands how many they are. Undefined for words with other characters.
 */
export function wordKey(word: string): string | undefined {
  codes ??= makeCodes() ?? null;
  if (codes === null) return undefined;
  key.length = 0;
  for (let at = 0; at < word.length; at += 1) {
    const character = word.charCodeAt(at);
    const code = codes[character] ?? 0;
    if (code === 0) return undefined;
    if (character < ZERO || character > NINE) key.push(code);
    else {
      let begin = at;
      while (word.charCodeAt(begin) === ZERO) begin += 1;
      let end = Math.max(begin, at);
      while (word.charCodeAt(end) >= ZERO && word.charCodeAt(end) <= NINE) end += 1;
      if (end - begin > MOST_DIGITS) return undefined;
      key.push((codes[ZERO] ?? 0) + end - begin);
      for (let digit = begin; digit < end; digit += 1) key.push(codes[word.charCodeAt(digit)] ?? 0);
      at = end - 1;
    }
  }
  return String.fromCharCode(...key);
}
