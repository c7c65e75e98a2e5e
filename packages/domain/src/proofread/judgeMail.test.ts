import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMergeFields } from '../merge/mergeFields.ts';
import { judgeLink } from './judgeLink.ts';
import { isSameForAll, judgeMail, mailToJudge, saidAt, writtenLink, type FieldAt } from './judgeMail.ts';

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

function at(place: FieldAt['place'], field: string, own = '', url: string | null = null): FieldAt {
  return { place, field, own, url };
}
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
