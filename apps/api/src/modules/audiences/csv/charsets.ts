import { fileEncodings } from '@mailroom/domain/encodings/fileEncodings';
import { detectAll } from 'jschardet';
import type { Encoding } from './encoding.ts';

/** The library's names, where they differ from ours. */
const OTHER_NAMES: Partial<Record<Encoding, string>> = {
  'iso-8859-15': 'iso8859-15',
  macintosh: 'macroman',
  'windows-874': 'cp874',
  shift_jis: 'cp932',
  'euc-kr': 'cp949',
};

const codes = new Map<string, Encoding>(
  fileEncodings.flatMap(({ code }) => (code.startsWith('utf-') ? [] : [[OTHER_NAMES[code] ?? code, code]])),
);

/** Scripts whose letters no word mixes with Latin ones. */
const OTHER_SCRIPTS = ['Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Thai', 'Han', 'Hangul', 'Katakana', 'Hiragana']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Places that hardly any name has. They are many when bytes are read in the wrong encoding. */
const ODD = [
  // Not a character of text.
  /[\u0080-\u009f\ufffd\p{Co}]/gu,
  // A sign before a small letter, as in 'Ma³gorzata', and punctuation inside a word, as in 'M‡laga'.
  /[[\p{S}\p{No}ªº]--\p{ASCII}]\p{Ll}/gv,
  /(?<=\p{L})[\p{P}--[\p{ASCII}’]]+\p{Ll}/gv,
  // A capital inside a word, as in 'MŸller' and 'хБЮМ'. One of the letters must be of the other encoding.
  /[\p{Ll}--[a-z]]\p{Lu}|[a-z][\p{Lu}--[A-Z]]|\p{Lu}[\p{Lu}--[A-Z]]\p{Ll}/gv,
  // Two scripts in a word, as in 'Nicolς'.
  new RegExp(`[A-Za-z][${OTHER_SCRIPTS}]|[${OTHER_SCRIPTS}][A-Za-z]`, 'gu'),
];

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Counts Icelandic letters beside letters that Icelandic doesn't have: 'Doðan' is a Turkish name in the wrong encoding. */
function strayIcelandic(text: string): number {
  const found = count(text, /[ðþý]/giu);
  const isIcelandic = count(text, /[ðþýæöáéíóú]/giu) === count(text, /[\p{L}--\p{ASCII}]/gv);
  return isIcelandic || found < 3 ? 0 : found;
}

/** A reading with more odd places, for each character beyond ASCII, is wrong. */
const ODD_SHARE = 0.2;

function isPlausible(text: string): boolean {
  const odd = ODD.reduce((sum, pattern) => sum + count(text, pattern), strayIcelandic(text));
  return odd <= count(text, /[^\p{ASCII}]/gu) * ODD_SHARE;
}

/** How much better than windows-1252 another encoding must explain the lines. It must be the clearer, the fewer letters there are. */
function lead(lines: Buffer): number {
  return 1.1 + 6 / (2 + lines.filter((byte) => byte >= 0x80).length);
}

/**
 * Guesses the encoding of lines that aren't Unicode. The library knows which letters follow each other in which language, but
 * its figures are close where a list of names has few letters beyond ASCII. So implausible readings are left out.
 */
export function charsetOf(lines: Buffer): Encoding {
  const guesses = detectAll(lines, { detectEncodings: [...codes.keys()], minimumThreshold: 0 }).flatMap(
    ({ encoding, confidence }) => {
      const code = codes.get(encoding?.toLowerCase() ?? '');
      if (!code) return [];
      const text = new TextDecoder(code).decode(lines);
      return isPlausible(text) ? [{ code, confidence, text }] : [];
    },
  );
  const [best] = guesses;
  const western = guesses.find(({ code }) => code === 'windows-1252');
  if (!best || (western && best.confidence < western.confidence * lead(lines))) return 'windows-1252';
  // Russian is the same in KOI8-R and KOI8-U: of encodings that read the same text, the first of our list is named.
  const same = new Set(guesses.filter(({ text }) => text === best.text).map(({ code }) => code));
  return fileEncodings.find(({ code }) => same.has(code))?.code ?? best.code;
}
