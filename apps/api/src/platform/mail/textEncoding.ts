type TextEncoding = 'quoted-printable' | 'base64';

export interface EncodedSize {
  encoding: TextEncoding;
  bytes: number;
}

/** Counts the bytes that quoted-printable writes as three: `=` and everything beyond printable ASCII. */
function escapedBytes(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes)
    if (byte > 126 || byte === 61 || (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) count += 1;
  return count;
}

/** The size of a text as it travels, in the smaller of the two encodings. Their line breaks aren't counted. */
export function encodedSize(text: string): EncodedSize {
  const bytes = Buffer.from(text);
  const quoted = bytes.length + 2 * escapedBytes(bytes);
  const base64 = Math.ceil(bytes.length / 3) * 4;
  return base64 < quoted ? { encoding: 'base64', bytes: base64 } : { encoding: 'quoted-printable', bytes: quoted };
}

/** Chooses the encoding of an e-mail. Runs for each message, so it only counts what UTF-8 adds to the letters. */
export function encodingFor(...texts: readonly string[]): TextEncoding {
  let bytes = 0;
  let letters = 0;
  for (const text of texts) {
    bytes += Buffer.byteLength(text);
    letters += text.length;
  }
  // For each byte that a letter has beyond its first, quoted-printable adds at least three; base64 adds a third to all.
  return (bytes - letters) * 3 > bytes / 3 ? 'base64' : 'quoted-printable';
}
