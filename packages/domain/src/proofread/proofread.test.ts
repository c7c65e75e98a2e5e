import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesOf, compareKinds, fallbackProblem, severityOfKind, undecidedText } from './decisions.ts';
import { judgeLink } from './judgeLink.ts';
import { isSameForAll, judgeMail, mailToJudge, saidAt, writtenLink, type FieldAt } from './judgeMail.ts';
import { isBlank, isPlaceholder, isTooLong, judgeValue } from './judgeValue.ts';
import { PROOFREAD_KINDS } from './kinds.ts';
import { linkFallbackProblem } from './linkFallback.ts';
import { scriptOf } from './scripts.ts';
import { splitMergeFields } from '../merge/mergeFields.ts';

describe('a value', () => {
  it.each([
    ...[
      'Ng',
      'O',
      'Ø',
      "O'Brien",
      'D’Angelo',
      'José',
      'Null',
      'Test',
      'Nil',
      'Na',
      'NA',
      'Jean-Luc',
      'van der Berg',
      'R&D',
      'AT&T;',
    ],
    ...[
      'J. R. R.',
      'M&M Söhne',
      'I <3 shoes',
      '3M',
      '50% off',
      'Ann (Annie)',
      '<info@shop.example>',
      'JOÃO',
      'ESPAÑA',
      'ÂNGELA',
      'SÃO PAULO',
    ],
    ...[
      'Ñuñez',
      'Ðorðe',
      'محمد',
      'ابن‌سینا',
      'श्रीमान्‍',
      'क्‍ष',
      '株式会社灯台',
      'นายสมชาย',
      'Жанна',
      'Νίκος',
      'שרה',
      '김민준',
      'Café »',
      'Café”…',
    ],
    ...[
      '👩‍👩‍👧',
      '🏳️‍🌈',
      '👍🏽',
      'two\tcolumns',
      'two\nlines',
      '12 %',
      'a.b@c.example',
      'https://shop.example/?a=1&copy=2',
      '½',
      '{',
      '[NEWS]',
      'Straße 5-7',
    ],
  ])('%j is right', (value) => {
    expect(judgeValue(value)).toEqual([]);
    expect(isTooLong(value, true)).toBe(false);
  });

  it.each([
    ['', 'empty_field'],
    ['\u200b', 'empty_field'],
    ['\u3164\u2800', 'empty_field'],
    ['{{first_name}}', 'merge_syntax'],
    ['*|FNAME|*', 'merge_syntax'],
    ['Ann }}', 'merge_syntax'],
    ['{firstname}', 'merge_syntax'],
    ['%%First Name%%', 'merge_syntax'],
    ['Marks &amp; Spencer', 'markup'],
    ['<b>Ann</b>', 'markup'],
    ['Ann<br/>', 'markup'],
    ['M&uuml;ller', 'markup'],
    ['O&#39;Brien', 'markup'],
    ['<!-- x -->', 'markup'],
    ['MÃ¼ller', 'garbled'],
    ['M\ufffdller', 'garbled'],
    ['JosÃ©', 'garbled'],
    ['Dâ€™Arcy', 'garbled'],
    ['Ã–zil', 'garbled'],
    ['ÐÐ²Ð°Ð½', 'garbled'],
    ['5Â°', 'garbled'],
    ['N/A', 'placeholder'],
    ['NULL', 'placeholder'],
    ['#REF!', 'placeholder'],
    ['undefined', 'placeholder'],
    ['-', 'placeholder'],
    ['test', 'placeholder'],
    ['#####', 'placeholder'],
    ['An\u200bn', 'invisible'],
    ['\u202eAnn', 'invisible'],
    ['Ann\u0007', 'invisible'],
    ['An\u200dn', 'invisible'],
    ['\u200cAnn', 'invisible'],
    ['\ufeffAnn', 'invisible'],
  ])('%j is %s', (value, kind) => {
    expect(judgeValue(value)).toEqual([kind]);
  });

  it('can have more than one fault, the worst first', () => {
    expect(judgeValue('<b>{{first_name}}</b>MÃ¼\u200b')).toEqual(['merge_syntax', 'markup', 'garbled', 'invisible']);
    expect(isPlaceholder('Null')).toBe(false);
  });

  it('is too long as a word that no line can break, or for a headline', () => {
    expect(isTooLong('x'.repeat(61), false)).toBe(true);
    expect(isTooLong('x'.repeat(60), false)).toBe(false);
    expect(isTooLong('灯'.repeat(100), false)).toBe(false);
    expect(isTooLong('https://shop.example/a/b/c?x=1&y=2#'.repeat(3), false)).toBe(false);
    expect(isTooLong('many words '.repeat(20), false)).toBe(false);
    expect(isTooLong('many words '.repeat(20), true)).toBe(true);
  });

  it('of letters, apostrophes and hyphens in any script has no fault', () => {
    const letter = fc.constantFrom(...'abcxyzÄÖßéñłøåçğıѲжЯאשمحदक灯台김ยก');
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 1, maxLength: 40 }),
        fc.constantFrom('', ' ', '-', "'", '’'),
        (letters, joint) => {
          const half = Math.ceil(letters.length / 2);
          const name = `${letters.slice(0, half).join('')}${joint}${letters.slice(half).join('') || 'a'}`;
          expect(isPlaceholder(name) ? [] : judgeValue(name)).toEqual([]);
        },
      ),
    );
  });

  it('is blank exactly if nothing of it shows', () => {
    expect(['', ' ', '\u00a0', '\u200b\u200d', '\u00ad'].map(isBlank)).toEqual([true, true, true, true, true]);
    expect(['.', '0', '\u200bx'].map(isBlank)).toEqual([false, false, false]);
  });
});

describe('a link', () => {
  const judge = (template: string, values: Record<string, string>) => {
    const pieces = splitMergeFields(template);
    const [first] = pieces;
    const whole = typeof first === 'object' ? (values[first.name] ?? '') : null;
    return judgeLink({ template, written: writtenLink(pieces, values), whole });
  };

  it.each([
    ['https://shop.example/{{company}}?u={{email}}', 'A/B @x', undefined],
    ['{{company}}', 'https://shop.example/a b', undefined],
    ['{{company}}/x', 'HTTP://shop.example', undefined],
    ['{{company}}', 'shop.example', 'broken_link'],
    ['{{company}}', 'https://', 'broken_link'],
    ['{{company}}', 'javascript:alert(1)', 'foreign_link'],
    ['{{company}}', 'ftp://shop.example', 'foreign_link'],
    ['{{company}}', 'https://shop.example@evil.test/', 'foreign_link'],
    ['{{company}}', 'https://:pass@evil.test/', 'foreign_link'],
    ['https://{{company}}.shop.example/', 'de', undefined],
    ['https://{{company}}.shop.example/', 'evil.test/', 'broken_link'],
    ['https://{{company}}/x', 'shop.example', undefined],
    ['https://{{company}}/x', 'shop example', 'broken_link'],
    ['https://shop.example{{company}}/x', '.evil.test', 'foreign_link'],
    ['https://shop.example:{{company}}/x', '8080', undefined],
    ['https://shop.example:{{company}}/x', 'port', 'broken_link'],
    ['https://{{company}}@shop.example/', 'ann', undefined],
    ['https://{{company}}.example', 'shop', undefined],
    ['https://shop.{{company}}.com.example/', 'x', undefined],
    ['https://xn--{{company}}/', 'bcher-kva', 'foreign_link'],
    ['mailto:{{company}}', 'ann', undefined],
  ])('%s with %s is %s', (template, company, kind) => {
    expect(judge(template, { company })).toBe(kind);
  });

  it('whose end is fixed never leads to another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (company) => {
        const template = 'https://{{company}}.shop.example/x';
        const url = writtenLink(splitMergeFields(template), { company });
        const isThere = URL.canParse(url) && new URL(url).host.endsWith('.shop.example');
        expect(judge(template, { company }) === undefined).toBe(isThere);
      }),
    );
  });
});

const at = (place: FieldAt['place'], field: string, own = '', url: string | null = null): FieldAt => ({
  place,
  field,
  own,
  url,
});
const STORE = 'https://shop.example/?s={{custom.store}}';

describe('a mail', () => {
  const mail = mailToJudge('Hi {{first_name}}', [
    at('subject', 'first_name'),
    at('body', 'first_name'),
    at('body', 'first_name'),
    at('body', 'first_name', 'friend'),
    at('preheader', 'company', 'you'),
    at('body', 'from_name'),
    at('link', 'custom.store', '', STORE),
    at('link', 'first_name', '', '{{company}}/{{first_name}}'),
    at('link', 'company', '', '{{company}}/{{first_name}}'),
  ]);
  const ann = { first_name: 'Ann', company: 'https://shop.example', 'custom.store': '7', from_name: '' };

  it('without faults has none', () => {
    expect(judgeMail(mail, ann)).toEqual([]);
    expect(isSameForAll(mail)).toBe(false);
    expect(isSameForAll(mailToJudge('Hi', [at('body', 'from_name')]))).toBe(true);
  });

  it('has a fault for each place, field and fallback', () => {
    expect(judgeMail(mail, { ...ann, first_name: ' ' })).toEqual([
      { kind: 'empty_field', ...at('subject', 'first_name') },
      { kind: 'empty_field', ...at('body', 'first_name') },
      { kind: 'broken_link', ...at('link', 'first_name', '', '{{company}}/{{first_name}}') },
    ]);
    expect(judgeMail(mail, { ...ann, 'custom.store': undefined })).toEqual([
      { kind: 'broken_link', ...at('link', 'custom.store', '', STORE) },
    ]);
    expect(judgeMail(mail, { ...ann, 'custom.store': '#REF!' })).toEqual([
      { kind: 'placeholder', ...at('link', 'custom.store', '', STORE) },
    ]);
    expect(judgeMail(mail, { ...ann, company: 'ftp://x' })).toEqual([
      { kind: 'foreign_link', place: 'link', field: null, own: '', url: '{{company}}/{{first_name}}' },
    ]);
    const dash = mailToJudge('', [
      at('body', 'company', '-'),
      at('link', 'company', '-', 'https://x.example/{{company|-}}'),
    ]);
    expect(judgeMail(dash, {})).toEqual([]);
    expect(judgeMail(dash, { company: '\u200b' })).toMatchObject([{ kind: 'empty_field' }, { kind: 'broken_link' }]);
    const long = 'x'.repeat(61);
    expect(judgeMail(mailToJudge('', [at('body', 'company')]), { company: long })).toEqual([
      { kind: 'too_long', ...at('body', 'company') },
    ]);
    expect(judgeMail(mailToJudge('', [at('link', 'company', '', '{{company}}')]), { company: 'nothing' })).toEqual([
      { kind: 'broken_link', ...at('link', 'company', '', '{{company}}') },
    ]);
    const host = at('link', 'company', '', 'https://{{company}}:1/');
    expect(judgeMail(mailToJudge('', [host]), { company: 'a b' })).toEqual([{ kind: 'broken_link', ...host }]);
    expect(judgeMail(mailToJudge('', [host]), { company: 'shop.example' })).toEqual([]);
    expect(judgeMail(mailToJudge('', [at('link', 'company', 'nothing', '{{company|nothing}}')]), {})).toEqual([
      { kind: 'broken_link', ...at('link', 'company', 'nothing', '{{company|nothing}}') },
    ]);
  });

  it('without a subject has that one fault there', () => {
    const one = mailToJudge('{{first_name}} ', [at('subject', 'first_name'), at('body', 'first_name')]);
    expect(judgeMail(one, {})).toEqual([
      { kind: 'empty_field', ...at('body', 'first_name') },
      { kind: 'empty_subject', ...at('subject', 'first_name') },
    ]);
    const two = mailToJudge('{{first_name}} {{last_name}}', [at('subject', 'first_name'), at('subject', 'last_name')]);
    expect(judgeMail(two, {})).toEqual([{ kind: 'empty_subject', place: 'subject', field: null, own: '', url: null }]);
    expect(judgeMail(two, { last_name: 'Li' })).toEqual([{ kind: 'empty_field', ...at('subject', 'first_name') }]);
  });

  it('says a headline without control characters', () => {
    expect(saidAt(at('subject', 'company'), { company: 'a\u0007b' })).toBe('a b');
    expect(saidAt(at('body', 'company'), { company: 'a\u0007b' })).toBe('a\u0007b');
  });
});

describe('decisions', () => {
  it('are offered by kind, and need a field for a fallback', () => {
    for (const kind of PROOFREAD_KINDS)
      expect(choicesOf(kind, 'first_name')).toEqual(
        kind === 'clipped' ? ['leave_out', 'accept'] : ['leave_out', 'fallback', 'accept'],
      );
    expect(choicesOf('empty_subject', null)).toEqual(['leave_out', 'accept']);
  });

  it('order the worst first', () => {
    expect(PROOFREAD_KINDS.toSorted(compareKinds).map(severityOfKind)).toEqual([
      ...Array.from({ length: 5 }, () => 'Critical'),
      ...Array.from({ length: 5 }, () => 'Moderate'),
      'Minor',
    ]);
  });

  it.each([
    [undefined, 'A fallback needs a text'],
    [' ', 'A fallback needs a text'],
    ['x'.repeat(201), 'A fallback has at most 200 characters'],
    ['{name}', 'A fallback can’t hold merge fields: nothing would fill them'],
    ['<b>you</b>', 'A fallback can’t hold HTML: readers would see it as code'],
    ['MÃ¼ller', 'A fallback can’t hold broken characters'],
    ['a\nb', 'A fallback can’t hold invisible characters'],
    ['a\u200bb', 'A fallback can’t hold invisible characters'],
    ['N/A', 'This stands for a missing value'],
    ['there', undefined],
  ])('a fallback %j: %s', (text, problem) => {
    expect(fallbackProblem(text)).toBe(problem);
  });

  it('put no text into an address that would lead elsewhere', () => {
    const problem = 'With this text, the address would not lead where it should';
    expect(linkFallbackProblem(STORE, 'custom.store', '1 a/b')).toBeUndefined();
    expect(linkFallbackProblem(null, 'company', 'x')).toBeUndefined();
    expect(linkFallbackProblem('{{company}}', 'company', 'shop')).toBe(problem);
    expect(linkFallbackProblem('{{company}}?{{last_name}}', 'company', 'https://shop.example')).toBeUndefined();
    expect(linkFallbackProblem('{{company}}?{{last_name}}', 'last_name', 'x')).toBeUndefined();
    expect(linkFallbackProblem('https://{{company}}:1/', 'company', 'a b')).toBe(problem);
    expect(linkFallbackProblem('{{company}}', null, 'x')).toBeUndefined();
  });

  it('that are missing are said', () => {
    expect([0, 1, 2].map(undecidedText)).toEqual([
      undefined,
      '1 fault found by the proofreading waits for a decision',
      '2 faults found by the proofreading wait for a decision',
    ]);
  });
});

it('names the script that most letters are in', () => {
  expect(['Ann', '12', 'Жанна Li', '灯台', 'محمد', '…', 'Ø'].map(scriptOf)).toEqual([
    'Latin',
    null,
    'Cyrillic',
    'Han',
    'Arabic',
    null,
    'Latin',
  ]);
});
