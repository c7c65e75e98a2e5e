/** Characters that nobody sees. Copied from web pages and word processors, they come with addresses and names. */
const INVISIBLE: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u202A': 'left-to-right embedding',
  '\u202C': 'end of a change of direction',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte-order mark',
};
const SIGNS = Object.keys(INVISIBLE).join('');
const ONE = new RegExp(`[${SIGNS}]`);
const EACH = new RegExp(`[${SIGNS}]`, 'g');
const EDGES = new RegExp(`^[\\s${SIGNS}]+|[\\s${SIGNS}]+$`, 'g');
const LAST_ASCII = 0x7e;

/** The first invisible character of a text, by name. Undefined when there is none. */
export function firstInvisible(text: string): { name: string; place: number } | undefined {
  const place = text.search(ONE);
  const name = INVISIBLE[text[place] ?? ''];
  return name === undefined ? undefined : { name, place };
}

export function withoutInvisible(text: string): string {
  return text.replaceAll(EACH, '');
}

/** Removes blanks and invisible characters from both ends of a text. */
export function trimInvisible(text: string): string {
  const trimmed = text.trim();
  // Nearly all values end in plain letters, and a pattern costs more than two comparisons. Nothing has the code NaN.
  const hasOthers = trimmed.charCodeAt(0) > LAST_ASCII || trimmed.charCodeAt(trimmed.length - 1) > LAST_ASCII;
  return hasOthers ? trimmed.replaceAll(EDGES, '') : trimmed;
}
