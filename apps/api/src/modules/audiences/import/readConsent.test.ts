import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { COMMA_SIGNS } from '../csv/dialect.ts';
import { ConsentReading, type ConsentRequest } from './consentReading.ts';
import { readConsent } from './readConsent.ts';

const csv = await readFile(new URL('./inputs/consentColumn.csv', import.meta.url));
const [heading = ''] = csv.toString().split('\n');
const header = heading.trim().split(',');

const request: ConsentRequest = {
  encoding: 'utf-8',
  dialect: { ...COMMA_SIGNS, lineEnd: 'lf' },
  start: { byte: 0, line: 1 },
  header,
  hasHeader: true,
  plan: {
    mapping: header.map((name, column) => ({ column, field: name === 'E-mail' ? 'email' : 'ignore' })),
    computed: [],
  },
  rejectRoleAddresses: true,
  rejectDisposableDomains: true,
  mend: [],
};

function inOneGo() {
  const reading = new ConsentReading(request);
  reading.add(csv);
  return reading.end();
}

async function* blocksOf(text: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += size) yield text.subarray(at, at + size);
}

const STAYS = new AbortController().signal;

describe('reading for consent beside the server', () => {
  it('finds what a reading in one go finds, whatever the blocks, for files side by side', async () => {
    const found = { found: inOneGo() };
    expect(found.found).toMatchObject({ rows: 8, opted_out: 6 });
    const sizes = [1, 7, 64, csv.length];
    const all = await Promise.all(sizes.map((size) => readConsent(request, blocksOf(csv, size), STAYS)));
    expect(all).toEqual(sizes.map(() => found));
  });

  it('says which quoted cell has no end', async () => {
    const open = Buffer.from(`${heading}\nada@example.com,"Ada`);
    expect(await readConsent(request, blocksOf(open, 9), STAYS)).toEqual({ unclosed: expect.stringContaining('2') });
  });

  it('ends when the caller has left, and continues with the other files', async () => {
    const caller = new AbortController();
    const left = readConsent(
      request,
      (async function* () {
        yield csv;
        caller.abort();
        yield csv;
      })(),
      caller.signal,
    );
    const other = readConsent(request, blocksOf(csv, 16), STAYS);
    await expect(left).rejects.toThrow(/aborted/);
    expect(await other).toEqual({ found: inOneGo() });
  });

  it('tells each caller of a fault of the thread, and starts another one', async () => {
    const broken = { ...request, plan: null as never };
    await expect(readConsent(broken, blocksOf(csv, 16), STAYS)).rejects.toThrow();
    expect(await readConsent(request, blocksOf(csv, 16), STAYS)).toEqual({ found: inOneGo() });
  });
});
