import type { fileEncodings } from '@mailroom/domain/forms/fileEncodings';

type Encoding = (typeof fileEncodings)[number]['code'];

/** Pairs of bytes that may be one character. */
const FIRST = { from: 0x81, to: 0xfe };
const SECOND = { from: 0x40, to: 0xfe };

const tables = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

/** The bytes of each character that the encoding writes in one or two bytes. */
function tableOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const learn = (...bytes: number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if (/^[^\ufffd]$/u.test(text) && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) learn(byte);
  for (let first = FIRST.from; first <= FIRST.to; first += 1)
    for (let second = SECOND.from; second <= SECOND.to; second += 1) learn(first, second);
  tables.set(encoding, table);
  return table;
}

/** Writes text in an encoding of one or two bytes for each character. Node only reads them. */
export function encodeAs(encoding: Encoding, text: string): Buffer {
  const table = tableOf(encoding);
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}
