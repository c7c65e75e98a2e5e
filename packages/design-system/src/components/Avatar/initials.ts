/** Scripts whose letters join: two initials side by side would read as part of a word. */
const JOINING = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}/u;
const NO_JOIN = '\u200c';

/** The first letter or digit of a word, after any leading punctuation; undefined when it has neither. */
function firstCharacter(word: string, locale: string): string | undefined {
  const from = word.search(/[\p{L}\p{N}\p{Extended_Pictographic}]/u);
  if (from < 0) return undefined;
  const segments = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(word.slice(from));
  for (const { segment } of segments) {
    const upper = segment.toLocaleUpperCase(locale);
    // Keeps 'ß', which would become 'SS'.
    return Array.from(upper).length > Array.from(segment).length ? segment : upper;
  }
  return undefined;
}

/** The initials of the first and the last word; empty when the name has none. */
export function initials(name: string, locale: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.flatMap((word) => (word && firstCharacter(word, locale)) ?? []);
  return letters.join(letters.some((letter) => JOINING.test(letter)) ? NO_JOIN : '');
}
