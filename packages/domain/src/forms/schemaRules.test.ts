import { expect, it } from 'vitest';
import { checkBody, limitText } from './schemaRules.ts';
import type { RuledSchema } from './schemaRules.ts';

const now = new Date('2026-11-21T17:00:00Z');
const schema: RuledSchema = {
  properties: {
    name: { 'x-rule': ['required', { rule: 'length', max: 5 }] },
    port: { 'x-rule': ['port'] },
    password: { 'x-rule': ['password'] },
    rows: { 'x-rule': [{ rule: 'length', max: 2 }], items: { properties: { opens: { 'x-rule': ['non_negative'] } } } },
    tags: {},
    note: {},
  },
};

it('returns a message for each invalid field', () => {
  expect(checkBody(schema, { name: ' ', port: 70_000, note: ' ', tags: ['a'] }, now)).toEqual({
    name: 'Name is required, the name must not contain only whitespace',
    port: 'Port can not be greater than 65535',
  });
});

it('ignores absent and cleared fields', () => {
  expect(checkBody(schema, { password: null }, now)).toEqual({});
  expect(checkBody(schema, { password: ' ' }, now)).toEqual({ password: 'Password cannot be blank' });
  expect(checkBody(schema, undefined, now)).toEqual({});
});

it('leaves dates to the service that knows what they are compared with', () => {
  const dated: RuledSchema = {
    properties: { start: { 'x-rule': ['future_date'] }, end: { 'x-rule': ['required', 'min_date'] } },
  };
  expect(checkBody(dated, { start: '2020-01-01T00:00:00Z', end: ' ' }, now)).toEqual({
    end: 'End is required, the end must not contain only whitespace',
  });
});

it('checks the items of lists, and names the field and the position', () => {
  expect(checkBody(schema, { rows: [{ opens: 1 }, { opens: -1 }] }, now)).toEqual({
    'rows.1.opens': 'Opens can not be negative',
  });
  expect(checkBody(schema, { rows: [{}, {}, {}] }, now)).toEqual({ rows: 'Rows can not be greater than 2' });
});

it('checks combined schemas, and keeps the first message', () => {
  const combined: RuledSchema = {
    allOf: [
      schema,
      { properties: { name: { 'x-rule': ['name_pattern'] }, port: { 'x-rule': ['greater_than_zero'] } } },
    ],
  };
  expect(checkBody(combined, { name: ' ', port: 0 }, now)).toEqual({
    name: 'Name is required, the name must not contain only whitespace',
    port: 'Port should be greater than zero',
  });
});

it('names only the position when the body is a list of values', () => {
  const ids: RuledSchema = { items: { 'x-rule': ['greater_than_zero'] } };
  expect(checkBody(ids, [3, 0], now)).toEqual({ '1': 'Value should be greater than zero' });
});

it('refuses broken texts wherever they are, and runs no rule on them', () => {
  const texts: RuledSchema = {
    properties: {
      email: { 'x-rule': ['email'] },
      notes: { 'x-multiline': true },
      mapping: { items: { properties: { name: {} } } },
      delimiter: { enum: [',', '\t'] },
    },
    allOf: [{ properties: { body: { 'x-multiline': true } } }],
  };
  expect(checkBody(texts, { email: '\ud800@a.test', notes: 'a\nb', body: 'a\nb' }, now)).toEqual({
    email: 'Email can not contain control characters',
  });
  expect(checkBody(texts, { mapping: [{ name: 'a' }, { name: 'a\nb' }], open: ['\0', 1, null] }, now)).toEqual({
    'mapping.1.name': 'Name must be a single line',
    'open.0': 'Open can not contain control characters',
  });
  expect(checkBody(texts, { delimiter: '\t' }, now)).toEqual({});
  expect(Object.keys(checkBody(texts, { delimiter: '\0' }, now))).toEqual(['delimiter']);
  expect(checkBody({}, ['\0'], now)).toEqual({ '0': 'Value can not contain control characters' });
});

it.each([
  ['maxLength', 200, 'first_name', 'First name can not be greater than 200'],
  ['maxItems', 100, 'tags', 'Tags can not be greater than 100'],
  ['maxLength', 40, 'tags.3', 'Tags can not be greater than 40'],
  ['minLength', 2, 'currency', 'Currency can not be less than 2'],
  ['minItems', 1, 'seeds', 'Seeds can not be less than 1'],
  ['maximum', 2_147_483_647, 'volume_ordered', 'Volume ordered cannot be greather than 2147483647'],
  ['minimum', 0, 'price', 'Price can not be negative'],
  ['minimum', 1, 'order_id', 'Order should be greater than zero'],
  ['minimum', 5, 'minutes', 'Minutes can not be less than 5'],
  ['enum', 3, 'status', undefined],
])('says in the specification’s words that a value passes %s %s', (keyword, limit, field, text) => {
  expect(limitText({ keyword, limit, field })).toBe(text);
});
