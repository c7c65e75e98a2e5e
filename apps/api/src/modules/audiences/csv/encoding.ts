import { isUtf8 } from 'node:buffer';
import type { fileEncodings } from '@mailroom/domain/encodings/fileEncodings';

export type Encoding = (typeof fileEncodings)[number]['code'];

const byteOrderMarks: readonly [Encoding, Buffer][] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

export function markLength(head: Buffer, encoding: Encoding): number {
  const mark = byteOrderMarks.find(([name]) => name === encoding)?.[1];
  return mark && head.subarray(0, mark.length).equals(mark) ? mark.length : 0;
}

/** UTF-16 of Latin text has a zero byte in every second place; text in other encodings has none. */
function utf16Of(head: Buffer): Encoding | undefined {
  const zerosFrom = (first: number): number => {
    let count = 0;
    for (let at = first; at < head.length; at += 2) if (head[at] === 0) count += 1;
    return count;
  };
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  const threshold = head.length / 6;
  if (odd > threshold && even < odd / 20) return 'utf-16le';
  return even > threshold && odd < even / 20 ? 'utf-16be' : undefined;
}

/** Removes a character that the end of the head cut in two: it would make valid UTF-8 look invalid. */
export function withoutCutEnd(head: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, head.length); back += 1) {
    const byte = head[head.length - back] ?? 0;
    if (byte >= 0xc0) return head.subarray(0, head.length - back);
    if (byte < 0x80) break;
  }
  return head;
}

/** The Unicode encoding that a file's first bytes show: by a byte order mark, or by zero bytes. */
export function unicodeOf(head: Buffer): Encoding | undefined {
  const marked = byteOrderMarks.find(([, mark]) => head.subarray(0, mark.length).equals(mark));
  return marked ? marked[0] : utf16Of(head);
}

/**
 * Counts the characters of several bytes, and the places where bytes are no UTF-8. A UTF-8 file may have a few broken rows.
 * A file in another encoding hardly ever has a valid character of several bytes.
 */
export class Utf8Count {
  #characters = 0;
  #broken = 0;

  get isUtf8(): boolean {
    return this.#broken === 0 || this.#characters > this.#broken;
  }

  add(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) {
      const first = bytes[at] ?? 0;
      const length = first < 0xc2 || first > 0xf4 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
      let end = at + 1;
      while (end < at + length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end += 1;
      if (length > 1 && end === at + length) this.#characters += 1;
      else if (first >= 0x80) this.#broken += 1;
      at = end;
    }
  }
}

/** Decides by a file's first bytes only. Bytes that aren't Unicode count as windows-1252. */
export function sniffEncoding(head: Buffer): Encoding {
  const whole = withoutCutEnd(head);
  const count = new Utf8Count();
  if (!isUtf8(whole)) count.add(whole);
  return unicodeOf(head) ?? (count.isUtf8 ? 'utf-8' : 'windows-1252');
}
