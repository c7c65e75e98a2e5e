import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldName, fieldWords } from './fields.ts';
import { check, isRuleName, rules, validate } from './validation.ts';
import type { RuleName } from './validation.ts';
import type { RuleOptions } from './ruleShape.ts';

const now = new Date('2026-11-21T17:00:00Z');
const earliest = new Date('2026-11-23T00:00:00Z');
const IMAGE_TEXT = 'Only .png, .jpeg, .svg, .jpg files are accepted';
const NAME_TEXT =
  'Advertiser name must start with a letter or digit, and contain only word characters, dots, spaces or hyphens';

interface Case {
  readonly options?: Partial<RuleOptions>;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  /** The specification's validation text, letter for letter. */
  readonly text: string;
}

const cases: Readonly<Record<RuleName, readonly Case[]>> = {
  required: [
    {
      options: { field: 'first_name' },
      good: ['Ada', ' x ', 0, false, ['a'], new Date(0)],
      bad: ['', '   ', '\t\n', null, undefined, '\u00a0'],
      text: 'First name is required, the first name must not contain only whitespace',
    },
  ],
  email: [
    {
      good: ['ada@example.com', 'a.b+c@sub.example.co.uk', ''],
      bad: [
        'ada',
        'ada@',
        '@example.com',
        'a b@example.com',
        '"a b"@example.com',
        'ädä@example.com',
        'a@b',
        'x@y.com\r\nBcc: z@y.com',
        7,
      ],
      text: 'Enter a valid email address',
    },
  ],
  url: [
    {
      good: ['https://example.com', 'http://127.0.0.1:9000/a?b=c', 'http://minio:9000', ''],
      bad: ['example', 'ftp://example.com', 'javascript:alert(1)', 'https://exa mple.com', 'example.com', 1],
      text: 'Enter a valid URL',
    },
  ],
  bucket_name: [
    {
      good: ['abc', 'my-bucket.2026', 'a'.repeat(63), '123', '1.2.3', '1.2.3.400', undefined],
      bad: [
        '1.2.3.4',
        '192.168.100.255',
        'ab',
        'a'.repeat(64),
        'Bucket',
        'my bucket',
        '-abc',
        'abc-',
        'a..b',
        'a_b',
        '-oProxyCommand=x',
        3,
      ],
      text: 'Enter a valid Bucket Name',
    },
  ],
  host_name: [
    {
      good: ['sftp.example.com', 'localhost', '10.0.0.1', '255.255.255.255', 'a-b.c', ''],
      bad: [
        'sftp example.com',
        '256.1.1.1',
        '1.2.3',
        '1.2.3.4.5',
        '-oProxyCommand=x',
        'a..b',
        'a_b',
        '01.2.3.4',
        `${'a'.repeat(64)}.de`,
        `${'a.'.repeat(127)}de`,
      ],
      text: 'Enter a valid Host Name',
    },
  ],
  folder_name: [
    {
      good: ['inbox', 'Inbox/2026', 'a_b-c', ''],
      bad: ['1inbox', '/inbox', 'my folder', ' inbox', 'a/../b', 'a\\..\\b', '-o', 'a\u0000b', '..'],
      text: 'Enter a valid folder name',
    },
  ],
  password: [{ good: ['secret', ' a '], bad: ['', '  ', null, undefined], text: 'Password cannot be blank' }],
  greater_than_zero: [
    {
      options: { field: 'volume_ordered' },
      good: [1, '1', 0.5, '', null],
      bad: [0, '0', -1, 'many', ' ', Number.NaN, {}],
      text: 'Volume ordered should be greater than zero',
    },
  ],
  whole: [
    {
      options: { field: 'volume_ordered' },
      good: [0, 1200, '1200', -3, '', null],
      bad: [1.2, '1.2', 'x', Number.NaN, {}],
      text: 'Volume ordered should be a whole number',
    },
  ],
  non_negative: [
    {
      options: { field: 'rate_cpm_cents' },
      good: [0, '0', 12, ''],
      bad: [-1, '-0.1', 'x'],
      text: 'Rate cpm cents can not be negative',
    },
  ],
  length: [
    {
      options: { field: 'po_number', min: 3 },
      good: ['abc', 'äöü', ['a', 'b', 'c'], ''],
      bad: ['ab', '🙂🙂', ['a'], 2, 3, {}],
      text: 'Po number can not be less than 3',
    },
    {
      options: { field: 'po_number', max: 5 },
      good: ['abcde', '🙂🙂🙂🙂🙂', [], ''],
      bad: ['abcdef', [1, 2, 3, 4, 5, 6], 5, 6, {}],
      text: 'Po number can not be greater than 5',
    },
    { options: { field: 'po_number' }, good: ['anything', 1], bad: [], text: '' },
  ],
  port: [
    {
      options: { field: 'port' },
      good: [1, 22, '65535', ''],
      bad: [65536, '70000', 'ssh', 22.5],
      text: 'Port can not be greater than 65535',
    },
    { options: { field: 'port' }, good: [], bad: [0, -1, '0'], text: 'Port should be greater than zero' },
  ],
  future_date: [
    {
      options: { field: 'start_date', now, offset_days: 1 },
      good: ['2026-11-22T00:00:00Z', new Date('2027-01-01'), ''],
      bad: ['2026-11-21T23:59:59Z', '2026-11-21', 'soon', 5],
      text: 'Start date is not valid',
    },
    {
      options: { field: 'start_date', now },
      good: [now, '2026-11-21T00:00:00Z'],
      bad: ['2026-11-20T23:59:59Z'],
      text: 'Start date is not valid',
    },
    {
      options: { field: 'start_date', now, offset_days: 1, time_zone: 'America/New_York' },
      good: ['2026-11-22T05:00:00Z'],
      bad: ['2026-11-22T04:59:59Z'],
      text: 'Start date is not valid',
    },
  ],
  min_date: [
    {
      options: { field: 'end_date', earliest },
      good: [earliest, '2026-11-23T00:00:00Z', '2027-01-01', ''],
      bad: ['2026-11-22T23:59:59Z', 'later', {}],
      text: 'End date is earlier than required minimum date',
    },
    {
      options: { field: 'end_date', earliest: '2026-11-23' },
      good: ['2026-11-23'],
      bad: ['2026-11-22'],
      text: 'End date is earlier than required minimum date',
    },
  ],
  max: [
    {
      options: { field: 'volume_ordered', max: 1000 },
      good: [1000, '999', -5, ''],
      bad: [1001, '1e9', 'x'],
      text: 'Volume ordered cannot be greather than 1000',
    },
    { options: { field: 'volume_ordered' }, good: [1e12], bad: [], text: '' },
  ],
  image_file: [
    {
      good: ['a.png', 'A.JPEG', 'b.svg', 'c.jpg', { name: 'logo.png' }, null],
      bad: ['a.gif', 'png', 'a.png.exe', { name: 'a.html' }, {}, 5],
      text: IMAGE_TEXT,
    },
  ],
  data_file: [{ good: ['people.csv', 'P.CSV', ''], bad: ['people.xlsx', 'csv'], text: 'Only .csv files are accepted' }],
  name_pattern: [
    {
      options: { field: 'advertiser_name' },
      good: ['Acme 2.0', '3M-Works', 'Ünal_Söhne', '東京 支店', ''],
      bad: [' Acme', '-Acme', '.Acme', '_Acme', 'Acme!', 'A<b>', 5],
      text: NAME_TEXT,
    },
  ],
};

const ruleNames = Object.keys(rules).filter(isRuleName);
const table = ruleNames.flatMap((rule) => cases[rule].map((one) => ({ rule, one })));

describe('rules', () => {
  it('are registered under the names of the contract', () => {
    expect([...ruleNames].sort()).toEqual(
      'required, email, url, bucket_name, host_name, folder_name, password, greater_than_zero, non_negative, whole, length, port, future_date, min_date, max, image_file, data_file, name_pattern'
        .split(', ')
        .sort(),
    );
    expect(isRuleName('port')).toBe(true);
    expect(isRuleName('constructor')).toBe(false);
  });

  it.each(table)('$rule rejects invalid values with its message and accepts valid ones', ({ rule, one }) => {
    const options = { field: 'some_field', ...one.options };
    for (const value of one.good)
      expect({ value, text: rules[rule](value, options) }).toEqual({ value, text: undefined });
    for (const value of one.bad)
      expect({ value, text: rules[rule](value, options) }).toEqual({ value, text: one.text });
  });

  it('never throw, whatever the value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ruleNames), fc.anything(), (rule, value) => {
        const text = rules[rule](value, { field: 'x', min: 1, max: 9, now, earliest });
        expect(text === undefined || text.length > 0).toBe(true);
      }),
    );
  });

  it('for dates throw without the date they compare with', () => {
    expect(() => rules.future_date(now, { field: 'x' })).toThrow('needs now');
    expect(() => rules.min_date(now, { field: 'x' })).toThrow('needs earliest');
  });
});

describe('check and validate', () => {
  const context = { field: 'name', now };

  it('return the first message', () => {
    expect(check('', ['required', { rule: 'length', max: 3 }], context)).toMatch(/is required/);
    expect(check('long', ['required', { rule: 'length', max: 3 }], context)).toBe('Name can not be greater than 3');
    expect(check('ok', ['required', { rule: 'length', max: 3 }], context)).toBeUndefined();
  });

  it('return a message for each invalid field', () => {
    const uses = { email: ['required', 'email'], start_date: ['future_date'], port: ['port'] } as const;
    expect(validate(uses, { email: 'x', start_date: '2020-01-01', port: 22 }, now)).toEqual({
      email: 'Enter a valid email address',
      start_date: 'Start date is not valid',
    });
  });
});

describe('field names', () => {
  it.each([
    ['first_name', 'First name', 'first name'],
    ['advertiser_id', 'Advertiser', 'advertiser'],
    ['sf_account_id', 'Sf account', 'sf account'],
    ['id', 'Id', 'id'],
    ['', '', ''],
  ])('%s is shown as %s', (name, shown, words) => {
    expect(fieldName(name)).toBe(shown);
    expect(fieldWords(name)).toBe(words);
  });
});
