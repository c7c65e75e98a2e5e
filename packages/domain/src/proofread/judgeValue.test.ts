import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, isPlaceholder, isTooLong, judgeValue } from './judgeValue.ts';

describe('a value', () => {
  it.each([
    ...(
      `Ng|O|Ø|O'Brien|D’Angelo|José|Null|Test|Nil|Na|NA|Jean-Luc|van der Berg|R&D|AT&T;|J. R. R.|` +
      `M&M Söhne|I <3 shoes|3M|50% off|Ann (Annie)|<info@shop.example>|JOÃO|ESPAÑA|ÂNGELA|SÃO PAULO|` +
      `Ñuñez|Ðorðe|محمد|ابن‌سینا|श्रीमान्‍|क्‍ष|株式会社灯台|นายสมชาย|Жанна|Νίκος|שרה|김민준|Café »|Café”…|` +
      `👩‍👩‍👧|🏳️‍🌈|👍🏽|12 %|a.b@c.example|https://shop.example/?a=1&copy=2|½|{|[NEWS]|Straße 5-7`
    ).split('|'),
    'two\tcolumns',
    'two\nlines',
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
