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

/** Where the text begins: behind the mark of a UTF-8 file; decoders leave the other marks out themselves. */
export const textStart = (head: Buffer, encoding: Encoding): number =>
  encoding === 'utf-8' ? markLength(head, 'utf-8') : 0;

/**
 * A file as UTF-8 from a place in that text on. UTF-8 is read from there at once; other encodings are decoded from the beginning, because a place in the text is no place in the file.
 */
export const openText = async (open: Open, encoding: Encoding, from: number): Promise<AsyncIterable<Buffer>> => {
  return encoding === 'utf-8' ? open(from) : skipping(decoded(await open(0), encoding), from);
};

/** The same for a head that is in memory. */
export const decodeHead = (head: Buffer, encoding: Encoding): Buffer => {
  if (encoding === 'utf-8') return head.subarray(textStart(head, encoding));
  return Buffer.from(new TextDecoder(encoding).decode(head, { stream: true }));
};
