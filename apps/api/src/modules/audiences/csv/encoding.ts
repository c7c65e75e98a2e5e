import { isUtf8 } from 'node:buffer';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

const marks: readonly [Encoding, Buffer][] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

export const markLength = (head: Buffer, encoding: Encoding): number => {
  const mark = marks.find(([name]) => name === encoding)?.[1];
  return mark && head.subarray(0, mark.length).equals(mark) ? mark.length : 0;
};

/** Latin text in UTF-16 has a zero byte in every second place; no other text has any. */
const wideOf = (head: Buffer): Encoding | undefined => {
  const zerosFrom = (first: number): number => {
    let count = 0;
    for (let at = first; at < head.length; at += 2) if (head[at] === 0) count += 1;
    return count;
  };
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  const many = head.length / 6;
  if (odd > many && even < odd / 20) return 'utf-16le';
  return even > many && odd < even / 20 ? 'utf-16be' : undefined;
};

/** A character that the end of the head cuts in two says nothing about the encoding. */
const withoutCutEnd = (head: Buffer): Buffer => {
  for (let back = 1; back <= Math.min(3, head.length); back += 1) {
    const byte = head[head.length - back] ?? 0;
    if (byte >= 0xc0) return head.subarray(0, head.length - back);
    if (byte < 0x80) break;
  }
  return head;
};

/** A few spoiled rows leave a file UTF-8; one that is windows-1252 has no characters of several bytes at all. */
const isMostlyUtf8 = (head: Buffer): boolean => {
  const text = new TextDecoder('utf-8').decode(head);
  const spoiled = text.split('\uFFFD').length - 1;
  const wide = [...text].filter((character) => character > '\u007f' && character !== '\uFFFD').length;
  return wide > spoiled;
};

/** By the mark, else by zero bytes, else UTF-8 if it is that, else windows-1252. */
export const sniffEncoding = (head: Buffer): Encoding => {
  const marked = marks.find(([, mark]) => head.subarray(0, mark.length).equals(mark));
  if (marked) return marked[0];
  const whole = withoutCutEnd(head);
  const zeros = wideOf(head);
  if (zeros) return zeros;
  return isUtf8(whole) || isMostlyUtf8(whole) ? 'utf-8' : 'windows-1252';
};
