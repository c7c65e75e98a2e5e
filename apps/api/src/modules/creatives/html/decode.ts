import { declaredEncoding } from '@mailroom/domain/encodings/declaredEncoding';

/** An uploaded HTML file as text. */
export interface HtmlText {
  /** U+FFFD stands for each letter that couldn't be read, so that a text which is saved again doesn't hide them. */
  text: string;
  /** The name of the encoding that it was read as. */
  encoding: string;
  /** The encoding that the file names, as it spells it; null if it names none. */
  declared: string | null;
  /**
   * Why letters may be wrong: the file is in an encoding that nothing here reads, so they are U+FFFD or letters of ASCII, or it
   * says nothing that helps and was taken for Windows-1252. Null when they are certain.
   */
  doubt: 'unread' | 'guessed' | null;
}

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The first tag of UTF-16 without a mark: each letter of markup has a byte of zeros beside it. */
const BARE_UTF16 = [
  { bytes: [0x3c, 0x00], encoding: 'utf-16le' },
  { bytes: [0x00, 0x3c], encoding: 'utf-16be' },
] as const;

/** Bytes in which the file names its encoding. */
const HEAD = 2048;

/** Encodings that write other letters with the bytes of ASCII. We can't read them. */
const SHIFTED =
  /^(?:(?:csunicode|unicode-1-1-|x-unicode-2-0-)?utf-?7|hz-gb-2312|iso-2022-(?!jp$).*|csiso2022(?!jp$).*)$/i;

/** The escapes by which ISO-2022-JP begins Japanese letters. Mails have no other use for them. */
// oxlint-disable-next-line no-control-regex -- escapes are what it looks for
const JAPANESE = /\u001B\$(?:[@B]|\(D)/;

/** Windows-1252 has no letter for these, so a file with one of them is in another encoding. */
const UNASSIGNED = /[\u0081\u008D\u008F\u0090\u009D]/;

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

type Reading = Pick<HtmlText, 'text' | 'encoding' | 'doubt'>;

function reading(bytes: Uint8Array, encoding: string): Reading | null {
  const text = decodeAs(bytes, encoding);
  return text === null ? null : { text, encoding, doubt: null };
}

function startOf<Start extends { bytes: readonly number[] }>(bytes: Uint8Array, starts: readonly Start[]) {
  return starts.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
}

/** Letters of UTF-7 and HZ, spelled in ASCII. Other encodings of this kind have an escape sign. */
const SHIFTED_LETTERS = /\+(?!-)[A-Za-z\d+/]{2,}-?|~\{[^~\n]{2,}~\}/g;

const LOST = '\uFFFD';

/** Reads files in which letters of ASCII may stand for others. */
function readShifted(bytes: Uint8Array, text: string, declared: string | null): Reading | null {
  if (JAPANESE.test(text)) {
    const japanese = reading(bytes, 'iso-2022-jp');
    if (japanese) return japanese;
  }
  if (SHIFTED.test(declared ?? ''))
    return { text: text.replace(SHIFTED_LETTERS, LOST), encoding: 'utf-8', doubt: 'unread' };
  // The escape signs stay, so the letters between them are in doubt wherever the text is saved.
  return text.includes('\u001B') ? { text, encoding: 'utf-8', doubt: 'unread' } : null;
}

/** A file that names UTF-16 in letters of one byte can't be UTF-16. */
function declaredReading(bytes: Uint8Array, declared: string | null): Reading | null {
  if (declared === null || /^(?:utf-?(?:8|16)|unicode|x-user-defined)/i.test(declared)) return null;
  return reading(bytes, declared);
}

/** Reads the letters of a file that are certain: those of UTF-8, if most of them are, or those of ASCII. */
function certainLetters(bytes: Uint8Array): Reading {
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  const beyondAscii = utf8.match(/[^\0-\u007F]/gu) ?? [];
  const lost = beyondAscii.filter((letter) => letter === LOST).length;
  if (lost * 2 <= beyondAscii.length) return { text: utf8, encoding: 'utf-8', doubt: 'unread' };
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/[^\0-\u007F]/g, LOST);
  return { text, encoding: 'us-ascii', doubt: 'unread' };
}

function guess(bytes: Uint8Array, declared: string | null): Reading {
  const encoding = 'windows-1252';
  const text = decodeAs(bytes, encoding) ?? '';
  return declared === null && !UNASSIGNED.test(text) ? { text, encoding, doubt: 'guessed' } : certainLetters(bytes);
}

/**
 * Reads an uploaded HTML file; null if it isn't text. A byte order mark wins over the encoding that the file names,
 * because it is never there by accident. So does valid UTF-8: old tools name iso-8859-1 for it.
 */
export function readHtmlText(bytes: Uint8Array): HtmlText | null {
  const marked = startOf(bytes, byteOrderMarks) ?? startOf(bytes, BARE_UTF16);
  const declared = declaredEncoding(Buffer.from(bytes.subarray(0, HEAD)).toString('latin1'));
  const read = (): Reading | null => {
    if (marked) return reading(bytes, marked.encoding);
    const utf8 = reading(bytes, 'utf-8');
    if (utf8) return readShifted(bytes, utf8.text, declared) ?? utf8;
    return declaredReading(bytes, declared) ?? guess(bytes, declared);
  };
  const found = read();
  // Text contains no NUL; archives, pictures and executables do in their first bytes.
  return found === null || found.text.includes('\0') ? null : { ...found, declared };
}

export function hasByteOrderMark(bytes: Uint8Array): boolean {
  return startOf(bytes, byteOrderMarks) !== undefined;
}

/** Reads the text for those who don't judge its encoding. */
export function decodeHtml(bytes: Uint8Array): string | null {
  return readHtmlText(bytes)?.text ?? null;
}
