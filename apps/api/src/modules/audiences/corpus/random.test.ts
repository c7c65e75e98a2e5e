import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeHead } from '../csv/text.ts';
import { sniff } from '../csv/sniff.ts';
import { chunks } from '../import/chunks.ts';
import { peopleReader, personShape } from '../reading/peopleReader.ts';
import { slowBuckets } from './slowReading.samples.ts';
import { ugly, type UglyFile, type Way } from './ugly.samples.ts';

const word = fc.stringMatching(/^[a-zé]{0,6}$/);
/** A value with every sign that may stand between values. Its edges are letters, because nobody wants blanks back. */
const value = fc
  .tuple(word, fc.stringMatching(/^[ ,;|"'\\\n\t=-]{0,3}$/), word)
  .map(([begin, signs, end]) => (begin === '' || end === '' ? begin + end : begin + signs + end));
const address = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 40 }).map((at) => `reader${at}@letters.test`) },
  fc.constantFrom('', 'READER7@Letters.test', 'info@letters.test', 'no address', 'a@@b.test', 'zoë@letters.test'),
);
const person = fc.tuple(value, address, value).map((row) => [...row]);
const short = fc.tuple(value, address).map((row) => [...row]);
const blank = fc.constant(['', '', '']);
const table = fc.array(fc.oneof({ weight: 8, arbitrary: person }, short, blank), { minLength: 1, maxLength: 60 });

const quoting = fc.constantFrom<Way>(
  {},
  { quotesAll: true },
  { hasBackslashes: true, quotesAll: true },
  { quote: "'" },
);
const place = fc.constantFrom<Way>({}, { before: 'A title\n', firstLine: 2 });
const lines = fc.constantFrom<Way>({ rowEnd: '\n' }, { rowEnd: '\r\n' });
const letters = fc.constantFrom<Way>({}, { encoding: 'utf-16le' }, { encoding: 'windows-1252' });
const delimiter = fc.constantFrom(',', ';', '\t', '|');
const file = fc
  .tuple(table, quoting, place, lines, letters, delimiter)
  .map(([rows, ...ways]) =>
    ugly('random', Object.assign({}, ...ways.map((way) => (typeof way === 'string' ? { delimiter: way } : way))), [
      ['Name', 'E-mail', 'City'],
      ...rows,
    ]),
  );

/** The lines of people and of rejected rows, as an import finds them that begins again after each of its chunks. */
async function imported({ bytes, encoding, written }: UglyFile, blockSize: number) {
  const { quote, hasBackslashes, lineEnd, firstLine } = written;
  const found = sniff(bytes, {
    isWhole: true,
    given: {
      encoding,
      delimiter: written.delimiter as ',',
      quote: quote as '"',
      escape: hasBackslashes ? 'backslash' : 'double',
      lineEnd,
      firstLine,
    },
  });
  const text = decodeHead(bytes, encoding);
  const rows = {
    signs: found,
    header: found.rows[0] ?? [],
    mapping: [{ column: written.email, field: 'email' }] as const,
  };
  const read = peopleReader({
    ...rows,
    encoding,
    reject_role_addresses: true,
    reject_disposable_domains: true,
    refusalIn: () => undefined,
  });
  const people: [number, string][] = [];
  const rejected: number[] = [];
  let from = { byte: found.start, line: found.firstLine };
  for (let isFirst = true, isOver = false; !isOver; isFirst = false) {
    isOver = true;
    const rest = text.subarray(from.byte);
    const blocks = async function* () {
      for (let at = 0; at < rest.length; at += blockSize) yield rest.subarray(at, at + blockSize);
    };
    const shape = personShape(rows);
    for await (const chunk of chunks({
      text: blocks(),
      dialect: found,
      shape,
      from,
      hasHeader: isFirst,
      hash: '',
      read,
    })) {
      for (const copy of chunk.people.blocks.join('').split('\n').slice(0, -1)) {
        const [line, email = ''] = copy.split('\t');
        people.push([Number(line), email]);
      }
      rejected.push(...chunk.rejects.map(({ line }) => line));
      from = chunk.next;
      isOver = false;
      break;
    }
  }
  return { people, rejected };
}

function expected({ bytes, encoding, written }: UglyFile) {
  const { accepted, rejected, duplicates } = slowBuckets(new TextDecoder(encoding).decode(bytes), written);
  return {
    lines: [...accepted.map(([line]) => line), ...duplicates].toSorted((one, other) => one - other),
    accepted,
    rejected,
  };
}

it('reads each row of a random file as a slow reading does, however it is cut into blocks', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 1, max: 5000 }), async (random, blockSize) => {
      const { lines: people, accepted, rejected } = expected(random);
      const now = await imported(random, blockSize);
      expect(now.people.map(([line]) => line)).toEqual(people);
      expect(now.rejected).toEqual(rejected);
      const emails = new Map(now.people);
      for (const [line, email] of accepted) expect(emails.get(line)).toBe(email);
    }),
    { numRuns: 300 },
  );
});

it('reads a file of several chunks the same, beginning again after each', async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => [
    `"${at}", a`,
    at % 50 === 0 ? 'bad' : `r${at}@letters.test`,
    'x\ny',
  ]);
  const large = ugly('large', { delimiter: ';' }, [['Name', 'E-mail', 'City'], ...rows]);
  const { lines: people, rejected } = expected(large);
  const now = await imported(large, 60_000);
  expect(now.people.map(([line]) => line)).toEqual(people);
  expect(now.rejected).toEqual(rejected);
});
