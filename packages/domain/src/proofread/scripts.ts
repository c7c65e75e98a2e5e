const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Georgian',
  'Armenian',
  'Ethiopic',
] as const;

const LETTERS = SCRIPTS.map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'gu') }));

const BEYOND_LATIN = /[\u0250-\uffff]/;
const LATIN_LETTER = /[A-Za-z\u00c0-\u024f]/;

/** Returns the script that most letters of a text are in, such as 'Cyrillic'; null for a text without letters of a known one. */
export function scriptOf(text: string): string | null {
  if (!BEYOND_LATIN.test(text)) return LATIN_LETTER.test(text) ? 'Latin' : null;
  let best: string | null = null;
  let most = 0;
  for (const { name, letters } of LETTERS) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [best, most] = [name, count];
  }
  return best;
}
