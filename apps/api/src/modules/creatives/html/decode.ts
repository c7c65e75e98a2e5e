const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const DECLARED = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decodes an uploaded HTML file; null if it isn't text. A byte order mark wins over the encoding that the file
 * declares, because it is never there by accident. So does valid UTF-8: old tools declare iso-8859-1 for it.
 */
export function decodeHtml(bytes: Uint8Array): string | null {
  const mark = byteOrderMarks.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
  const text = mark ? decodeAs(bytes, mark.encoding) : (decodeAs(bytes, 'utf-8') ?? decodeLegacy(bytes));
  // Text contains no NUL; archives, pictures and executables do in their first bytes.
  return text === null || text.includes('\0') ? null : text;
}

function decodeLegacy(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const own = DECLARED.exec(head)?.[1];
  return (own && !/^utf-?8$/i.test(own) ? decodeAs(bytes, own) : null) ?? decodeAs(bytes, 'windows-1252');
}
