const END_OF_HEADERS = /\r?\n\r?\n/;

/** An encoded word of RFC 2047. */
const ENCODED_WORD = /=\?([^?]+)\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi;

function decodeWord(charset: string, encoding: string, text: string): string {
  const bytes =
    encoding.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        );
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return text;
  }
}

export type Headers = Record<string, string>;

/** Header fields by lower-case name, unfolded and decoded. The first of repeated fields is kept. */
export function readHeaders(raw: Buffer): Headers {
  const text = raw.subarray(0, 64 * 1024).toString('utf8');
  const block = text.split(END_OF_HEADERS, 1)[0] ?? '';
  const headers: Headers = {};
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon < 1 || name in headers) continue;
    headers[name] = line
      .slice(colon + 1)
      .trim()
      .replaceAll(ENCODED_WORD, (_, charset: string, encoding: string, word: string) =>
        decodeWord(charset, encoding, word),
      );
  }
  return headers;
}
