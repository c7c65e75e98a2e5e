import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeAs, tableSamples } from './charsets.samples.ts';
import type { Encoding } from './encoding.ts';
import { encodingOf } from './wholeEncoding.ts';

async function* blocksOf(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** Finds the encoding of a file whose blocks have these sizes. */
function found(bytes: Buffer, sizes: readonly number[] = [64 * 1024]): Promise<Encoding> {
  const [first = bytes.length, ...rest] = sizes;
  return encodingOf(bytes.subarray(0, first), async () => blocksOf(bytes.subarray(first), [...rest, first]));
}

function plainRows(count: number): string {
  return Array.from({ length: count }, (_, at) => `Ada;Lovelace;ada${at}@example.com;Bristol\n`).join('');
}

const GERMAN = 'Jörg;Müller;joerg@example.com;Köln\nKäthe;Groß;kaethe@example.com;Düren\n';

const texts = fc
  .array(fc.tuple(fc.constantFrom('Ada', 'Jörg', 'Łukasz', '山田', 'Ольга', '🥾'), fc.constantFrom('\n', '\r\n', '\r')))
  .map((rows) => rows.map(([name, end]) => `${name};${name.length}@example.com${end}`).join(''));
const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

describe('the encoding of a file', () => {
  it('is UTF-8 wherever its first letter beyond ASCII comes, and wherever blocks end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), texts, cuts, async (before, text, sizes) => {
        expect(await found(Buffer.from(plainRows(before) + text), sizes)).toBe('utf-8');
      }),
    );
  });

  it('does not depend on where blocks end', async () => {
    const files = [
      encodeAs('windows-1252', plainRows(20) + GERMAN),
      encodeAs('macintosh', (plainRows(1) + GERMAN).replaceAll('\n', '\r')),
      encodeAs('shift_jis', tableSamples.find(({ language }) => language === 'Japanese')?.rows.join('\r\n') ?? ''),
      Buffer.concat([Buffer.from(GERMAN), Buffer.from('J\xf6rg;joerg@example.com\n', 'latin1')]),
    ];
    const whole = await Promise.all(files.map((file) => found(file)));
    expect(whole).toEqual(['windows-1252', 'macintosh', 'shift_jis', 'utf-8']);
    await fc.assert(
      fc.asyncProperty(fc.nat(files.length - 1), cuts, async (at, sizes) => {
        expect(await found(files[at] ?? Buffer.alloc(0), sizes)).toBe(whole[at]);
      }),
      { numRuns: 12 },
    );
  });

  it('is found by letters that come late, among few others', async () => {
    const late = plainRows(60_000);
    expect(await found(Buffer.concat([Buffer.from(late), encodeAs('windows-1252', GERMAN)]))).toBe('windows-1252');
    expect(await found(Buffer.concat([Buffer.from(late), encodeAs('koi8-r', 'Ольга;Смирнова;Казань\n')]))).toBe(
      'koi8-r',
    );
    expect(await found(Buffer.from(late + GERMAN))).toBe('utf-8');
    expect(await found(Buffer.from(late))).toBe('utf-8');
  });

  it('stays UTF-8 with a few broken rows, also in a line of a megabyte', async () => {
    const broken = Buffer.from('J\xf6rg;joerg@example.com\n', 'latin1');
    expect(await found(Buffer.concat([Buffer.from(GERMAN), Buffer.from(plainRows(5000)), broken]))).toBe('utf-8');
    expect(await found(Buffer.from(`${'ö'.repeat(600_000)}\n`), [64 * 1024 - 1, 7])).toBe('utf-8');
  });

  it('is known by a byte order mark or by zero bytes, without the rest of the file', async () => {
    const rest = () => Promise.reject(new Error('read the rest'));
    expect(await encodingOf(Buffer.from('\uFEFFname'), rest)).toBe('utf-8');
    expect(await encodingOf(Buffer.from('\uFEFFname', 'utf16le'), rest)).toBe('utf-16le');
    expect(await encodingOf(Buffer.from('name;email', 'utf16le').swap16(), rest)).toBe('utf-16be');
  });
});
