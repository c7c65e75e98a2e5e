/** Ticks and crosses as the words that they stand for. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[✓✔☑✅]/gu, ' yes '],
  [/[✗✘✕✖❌]/gu, ' no '],
  [/☒/gu, ' x '],
];

/** Replaces ticks and crosses by words, because `plainWords` removes signs. */
export function signsAsWords(text: string): string {
  return SIGNS.reduce((read, [sign, word]) => read.replaceAll(sign, word), text);
}

/** Lower-cases a text, and removes its accents and signs, so that spellings of one word are equal. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\be mail/g, 'email')
    .trim();
}

/** The same without spaces, for headings: 'Opt-Out', 'opt_out' and 'OptOut' are one. */
export function compact(text: string): string {
  return plainWords(text).replaceAll(' ', '');
}
