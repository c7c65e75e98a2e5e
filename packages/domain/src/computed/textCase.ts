const MIXED = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/u;
const WORD_START = /(^|[\s\-'’.])(\p{Ll})/gu;

/** Writes a name that has only capital or only small letters with a capital at the beginning of each word. Others stay. */
export function nameCase(value: string): string {
  if (MIXED.test(value) && CAPITAL.test(value)) return value;
  const small = value.toLowerCase();
  return small
    .replaceAll(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase())
    .normalize('NFC');
}

export function singleSpaces(value: string): string {
  return value.replaceAll(/\s+/gu, ' ').trim();
}
