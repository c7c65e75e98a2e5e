import { markLength, type Encoding } from './encoding.ts';

const skipping = async function* (blocks: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const block of blocks) {
    if (left >= block.length) {
      left -= block.length;
      continue;
    }
    yield left > 0 ? block.subarray(left) : block;
    left = 0;
  }
};

const decoded = async function* (bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const block of bytes) {
    const text = decoder.decode(block, { stream: true });
    if (text !== '') yield Buffer.from(text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield Buffer.from(rest);
};

type Open = (start: number) => Promise<AsyncIterable<Buffer>>;

/** The byte at which the text begins: after the mark of a UTF-8 file. Decoders remove the other marks themselves. */
export function textStart(head: Buffer, encoding: Encoding): number {
  return encoding === 'utf-8' ? markLength(head, 'utf-8') : 0;
}

/**
 * Opens a file as UTF-8, beginning at a byte of that text. A UTF-8 file is read from that byte on. Other encodings are
 * decoded from the beginning, because a byte of the decoded text isn't a byte of the file.
 */
export async function openText(open: Open, encoding: Encoding, from: number): Promise<AsyncIterable<Buffer>> {
  return encoding === 'utf-8' ? open(from) : skipping(decoded(await open(0), encoding), from);
}

/** Decodes the head of a file that is in memory. */
export function decodeHead(head: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return head.subarray(textStart(head, encoding));
  return Buffer.from(new TextDecoder(encoding).decode(head, { stream: true }));
}
