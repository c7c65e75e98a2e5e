import { isUtf8 } from 'node:buffer';

const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'iso-8859-2',
  'koi8-r',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

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
function withoutCutEnd(head: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, head.length); back += 1) {
    const byte = head[head.length - back] ?? 0;
    if (byte >= 0xc0) return head.subarray(0, head.length - back);
    if (byte < 0x80) break;
  }
  return head;
}

/** A UTF-8 file may have a few broken rows. A windows-1252 file hardly ever has a valid character of several bytes. */
function isMostlyUtf8(head: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(head);
  const broken = text.split('\uFFFD').length - 1;
  const multiByte = [...text].filter((character) => character > '\u007f' && character !== '\uFFFD').length;
  return multiByte > broken;
}

/** Decides by the byte order mark, then by zero bytes, then by whether the bytes are UTF-8. Anything else is windows-1252. */
export function sniffEncoding(head: Buffer): Encoding {
  const marked = byteOrderMarks.find(([, mark]) => head.subarray(0, mark.length).equals(mark));
  if (marked) return marked[0];
  const whole = withoutCutEnd(head);
  const zeros = utf16Of(head);
  if (zeros) return zeros;
  return isUtf8(whole) || isMostlyUtf8(whole) ? 'utf-8' : 'windows-1252';
}
