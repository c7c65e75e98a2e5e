import { check, isRuleName, rules, type RuleName, type RuleUse } from '@mailroom/domain/forms/validation';
import { fileTypes } from '@mailroom/domain/forms/fileTypes';
import { expect, it } from 'vitest';
import { readContracts, walk, type Schema } from './readContract.ts';

const operations = await readContracts();
const now = new Date('2026-11-21T17:00:00Z');

interface Shown {
  readonly rule: RuleName;
  readonly operation: string;
  readonly field: string;
  readonly bad: unknown;
  readonly text: string;
  /** Limits from the stored record and its account, which the service adds. */
  readonly limits?: { readonly earliest: string } | { readonly offset_days: number };
}

/** Every text of the specification's validation rules, with a field that shows it. */
const texts: readonly Shown[] = [
  {
    rule: 'required',
    operation: 'createUser',
    field: 'first_name',
    bad: ' ',
    text: 'First name is required, the first name must not contain only whitespace',
  },
  { rule: 'email', operation: 'createUser', field: 'email', bad: 'x', text: 'Enter a valid email address' },
  { rule: 'url', operation: 'createAdvertiser', field: 'website', bad: 'x', text: 'Enter a valid URL' },
  { rule: 'bucket_name', operation: 'createInstall', field: 'bucket', bad: 'A b', text: 'Enter a valid Bucket Name' },
  { rule: 'host_name', operation: 'createInstall', field: 'host', bad: 'a b', text: 'Enter a valid Host Name' },
  { rule: 'folder_name', operation: 'createInstall', field: 'folder', bad: '1 a', text: 'Enter a valid folder name' },
  { rule: 'password', operation: 'createInstall', field: 'password', bad: ' ', text: 'Password cannot be blank' },
  {
    rule: 'greater_than_zero',
    operation: 'createProduct',
    field: 'volume_ordered',
    bad: 0,
    text: 'Volume ordered should be greater than zero',
  },
  {
    rule: 'non_negative',
    operation: 'createProductRate',
    field: 'cpm_cents',
    bad: -1,
    text: 'Cpm cents can not be negative',
  },
  {
    rule: 'length',
    operation: 'createProductRate',
    field: 'currency',
    bad: 'US',
    text: 'Currency can not be less than 3',
  },
  {
    rule: 'length',
    operation: 'createProductRate',
    field: 'currency',
    bad: 'USDX',
    text: 'Currency can not be greater than 3',
  },
  { rule: 'port', operation: 'createInstall', field: 'port', bad: 65_536, text: 'Port can not be greater than 65535' },
  {
    rule: 'future_date',
    operation: 'createProduct',
    field: 'product_start_date',
    bad: '2026-11-21T18:00:00Z',
    limits: { offset_days: 1 },
    text: 'Product start date is not valid',
  },
  {
    rule: 'min_date',
    operation: 'createProduct',
    field: 'product_end_date',
    bad: '2026-11-21T18:00:00Z',
    limits: { earliest: '2026-11-22T00:00:00Z' },
    text: 'Product end date is earlier than required minimum date',
  },
  {
    rule: 'max',
    operation: 'createProduct',
    field: 'volume_ordered',
    bad: 2_000_000_001,
    text: 'Volume ordered cannot be greather than 2000000000',
  },
  {
    rule: 'name_pattern',
    operation: 'createInstall',
    field: 'name',
    bad: '-x',
    text: 'Name must start with a letter or digit, and contain only word characters, dots, spaces or hyphens',
  },
];

/** Rules that no schema names: whole numbers have a type, and a part of a form is a file by its key. */
const UNNAMED: readonly RuleName[] = ['whole', 'image_file', 'data_file'];

function usesOf(operation: string, field: string): readonly RuleUse[] {
  const body = operations.find(({ operationId }) => operationId === operation)?.requestBody;
  const schemas = Object.values(body?.content ?? {}).flatMap(({ schema }) => [...walk(schema)]);
  return schemas.flatMap(({ schema, name }) =>
    name === field ? ((schema['x-rule'] ?? []) as readonly RuleUse[]) : [],
  );
}

function ruleOf(use: RuleUse): RuleName {
  return typeof use === 'string' ? use : use.rule;
}

it.each(texts)('$operation shows “$text”', ({ rule, operation, field, bad, text, limits }) => {
  const uses = usesOf(operation, field).filter((use) => ruleOf(use) === rule);
  expect(uses, `${operation}.${field} names ${rule}`).not.toEqual([]);
  const complete = uses.map((use) => ({ ...(typeof use === 'string' ? { rule: use } : use), ...limits }));
  expect(check(bad, complete, { field, now })).toBe(text);
});

it('leaves no rule without a field that shows its text', () => {
  const shown = new Set<RuleName>([...texts.map(({ rule }) => rule), ...UNNAMED]);
  expect(Object.keys(rules).filter((name) => isRuleName(name) && !shown.has(name))).toEqual([]);
});

it('takes images and data files by the keys of the form parts', () => {
  const texts = Object.entries(fileTypes).map(([key, { extensions }]) => {
    const rule = key.endsWith('_csv') ? rules.data_file : rules.image_file;
    return (
      key === 'creative_html' || extensions.every((extension) => rule(`a${extension}`, { field: key }) === undefined)
    );
  });
  expect(texts).not.toContain(false);
});

it('gives ceilings to numbers by max and to texts by length', () => {
  const wrong = operations.flatMap((operation) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema: body }) =>
      [...walk(body)].flatMap(({ schema, name }) => {
        const types = [(schema as Schema)['type']].flat();
        const isNumber = types.includes('integer') || types.includes('number');
        const named = ((schema['x-rule'] ?? []) as readonly RuleUse[]).map(ruleOf);
        const isWrong = named.includes(isNumber ? 'length' : 'max');
        return isWrong ? [`${operation.operationId}.${name}`] : [];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
