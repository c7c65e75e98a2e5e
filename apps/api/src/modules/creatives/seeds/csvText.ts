/** Recognises UTF-16 without a byte order mark by its zero bytes in every other place. */
function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 8 && even < odd / 4) return 'utf-16le';
  return even > head.length / 8 && odd < even / 4 ? 'utf-16be' : null;
}

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Control characters except TAB, CR and LF. No list that a person made contains them. */
// oxlint-disable-next-line no-control-regex -- this finds control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Decodes a small CSV file in any common encoding; null if it isn't text. */
export function decodeCsv(bytes: Uint8Array): string | null {
  const isMarkedLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isMarkedBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const wide = isMarkedLittle ? 'utf-16le' : isMarkedBig ? 'utf-16be' : utf16(bytes);
  const text = wide ? decodeAs(bytes, wide) : (decodeAs(bytes, 'utf-8') ?? decodeAs(bytes, 'windows-1252'));
  return text === null || CONTROL.test(text) ? null : text;
}

/** Returns the separator that is most frequent outside quotes in the first lines. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, 4096).replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t', '|'].map((each) => ({ each, count: head.split(each).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ',';
}
