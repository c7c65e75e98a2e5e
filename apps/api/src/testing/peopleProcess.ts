import { refusalsOf } from '../modules/audiences/reading/consent.ts';
import { chunks } from '../modules/audiences/import/chunks.ts';
import { peopleReader, personShape } from '../modules/audiences/reading/peopleReader.ts';
import { COMMA_SIGNS } from '../modules/audiences/csv/dialect.ts';
import type { Mapping } from '../modules/audiences/csv/mapping.ts';

// Reads as many rows as its argument says, as an import does, and keeps none. A test counts what this allocates.
const rows = Number(process.argv[2]);
const HEADER = ['E-mail', 'First name', 'Last name', 'Company', 'Country', 'Postal code', 'Status', 'Note'];
const FIELDS = ['email', 'first_name', 'last_name', 'company', 'country', 'postal_code', 'ignore', 'custom'] as const;
const mapping = FIELDS.map((field, column): Mapping => ({
  column,
  field,
  ...(field === 'custom' && { name: 'note' }),
}));
const layout = { signs: COMMA_SIGNS, header: HEADER, mapping };

/** Rows of one block of the file. Some opted out, some have no address. */
const BLOCK = 1000;
const block = Buffer.from(
  Array.from({ length: BLOCK }, (_, at) => {
    const email = at % 100 === 0 ? '' : `reader.${at}@letters.test`;
    return `${email},Ada,Abbott ${at},Acme & Sons,US,${10_000 + at},${at % 20 === 0 ? 'unsubscribed' : 'subscribed'},"Likes ""boots"""\n`;
  }).join(''),
);

async function* text(): AsyncGenerator<Buffer> {
  for (let read = 0; read < rows; read += BLOCK) yield block;
}

let count = 0;
for await (const chunk of chunks({
  text: text(),
  dialect: { ...COMMA_SIGNS, lineEnd: 'lf' },
  shape: personShape(layout),
  from: { byte: 0, line: 1 },
  hasHeader: false,
  hash: '',
  read: peopleReader({
    ...layout,
    encoding: 'utf-8',
    reject_role_addresses: true,
    reject_disposable_domains: true,
    refusalIn: refusalsOf(HEADER, mapping, undefined),
  }),
}))
  count += chunk.rows;
process.stdout.write(`read ${count} rows\n`);
