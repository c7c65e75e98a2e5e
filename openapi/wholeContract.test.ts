import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@apidevtools/json-schema-ref-parser';
import { expect, it } from 'vitest';
import { joined } from './wholeContract.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAME = { type: 'object', properties: { name: { type: 'string' } } };

it('joins the parts of an object, parts of parts included, to one closed object', () => {
  const input = { type: 'object', allOf: [NAME], properties: { vertical_id: { type: 'integer' } } };
  const own = { description: 'A new one.', properties: { account_id: { type: 'integer' } } };
  expect(joined({ type: 'object', ...own, allOf: [input], required: ['name'], unevaluatedProperties: false })).toEqual({
    type: 'object',
    description: 'A new one.',
    additionalProperties: false,
    required: ['name'],
    properties: { name: { type: 'string' }, vertical_id: { type: 'integer' }, account_id: { type: 'integer' } },
  });
});

it('refuses a field that two parts declare, and names it', () => {
  const twice = { type: 'object', description: 'A user.', allOf: [NAME, NAME] };
  expect(() => joined(twice)).toThrow("'name' is declared twice in: A user.");
});

const shared = join(import.meta.dirname, 'shared');
const files = readdirSync(shared).filter((file) => !['examples.yaml', 'errors.yaml', 'parameters.yaml'].includes(file));

it.each(files)('declares each field that the requests of %s take only once', async (file) => {
  const schemas = (await parse(join(shared, file))) as unknown as Readonly<Record<string, { properties?: Fields }>>;
  const WRITES = /(Create|Patch|Replace|Input|Details|(?<!Row)Fields)$/;
  const declared = Object.entries(schemas)
    .filter(([name]) => WRITES.test(name))
    .flatMap(([name, { properties = {} }]) =>
      Object.keys(properties).map((field) => `${name.replace(WRITES, '')}.${field}`),
    );
  expect(declared.filter((field, index) => declared.indexOf(field) !== index)).toEqual([]);
});
