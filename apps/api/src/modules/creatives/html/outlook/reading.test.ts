import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlookReading } from './reading.ts';

/** The reading without the comments that fill the gaps, and without blanks between tags. */
function read(html: string): string {
  return outlookReading(html)
    .replace(/<!-- *-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('Outlook on Windows', () => {
  it.each([
    ['opens its own part', 'a<!--[if mso]><b>x</b><![endif]-->c', 'a<b>x</b>c'],
    ['drops a part for others', 'a<!--[if !mso]><!--><b>x</b><!--<![endif]-->c', 'ac'],
    ['drops it in its other spellings', 'a<!--[if !mso]>--><b>x</b><!--<![endif]-->c', 'ac'],
    ['… with a comment of its own', 'a<!--[if !mso]><!-- --><b>x</b><!-- <![endif]-->c', 'ac'],
    ['… and in the old one', 'a<![if !mso]><b>x</b><![endif]>c', 'ac'],
    ['keeps a revealed part that it is meant to see', 'a<![if mso]><b>x</b><![endif]>c', 'a<b>x</b>c'],
    ['leaves the part of another version away', 'a<!--[if lt mso 12]><b>x</b><![endif]-->c', 'ac'],
    ['leaves one away whose condition nobody can read', 'a<!--[if mso &&& 9]><b>x</b><![endif]-->c', 'ac'],
    [
      'draws VML instead of the picture for others',
      '<!--[if gte vml 1]><v:rect/><![endif]--><![if !vml]><img><![endif]>',
      '<v:rect/>',
    ],
    [
      'opens half a table',
      '<!--[if mso]><table><tr><td><![endif]-->x<!--[if mso]></td></tr></table><![endif]-->',
      '<table><tr><td>x</td></tr></table>',
    ],
    ['takes parts in parts', '<!--[if mso]>a<![if lt mso 15]>b<![endif]>c<![endif]-->d', 'acd'],
    ['… also where the inner one is a comment', '<!--[if mso]>a<!--[if mso 9]>b<![endif]-->c<![endif]-->d', 'acd'],
    ['… also in a part that is dropped', '<![if !mso]>a<!--[if mso]>b<![endif]-->c<![endif]>d', 'd'],
    ['skips a note in its part', 'a<!--[if mso]>b<!-- note <![endif]-->c', 'abc'],
    ['sees what follows a part that is closed too early', '<!--[if mso]>a --> b<![endif]-->c', 'a bc'],
    ['skips it where the part is not its own', '<!--[if !mso]>a --> b<![endif]-->c', 'c'],
    ['ends a part that nothing closes with its comment', 'a<!--[if !mso]>b-->c', 'ac'],
    ['sees the rest behind its own open comment', 'a<!--[if mso]>b', 'ab'],
    ['sees nothing behind an open part for others', 'a<!--[if !mso]><!-->b', 'a'],
    ['leaves an end without a beginning away', 'a<!--<![endif]-->b<![endif]>c', 'abc'],
  ])('%s', (_what, html, seen) => {
    expect(read(html)).toBe(seen);
  });

  it.each([
    'a<!-- [if !mso]><!-->b',
    'a<!-- [if mso]>b<![endif] -->c',
    '<p title="<!--[if mso]>x<![endif]-->">a</p>',
    '<style>/*<!--[if mso]>*/</style>',
    'no comment at all',
  ])('takes %s for nothing of its own', (html) => {
    expect(outlookReading(html)).toBe(html);
  });

  it('keeps offsets and lines', () => {
    const html = 'A\r\n<!--[if !mso]><!-->\nB\n<!--<![endif]-->\n<!--[if mso]>\nC<![endif]-->\nD';
    const breaks = (text: string) => text.replace(/[^\r\n]/g, ' ');
    const seen = outlookReading(html);
    expect(breaks(seen)).toBe(breaks(html));
    for (const letter of ['A', 'C', 'D']) expect(seen.indexOf(letter)).toBe(html.indexOf(letter));
    expect(seen).not.toContain('B');
  });

  it('keeps them in any mixture of marks', () => {
    const pieces = fc.constantFrom(
      '<!--[if mso]>',
      '<!--[if !mso]>',
      '<!--[if !mso]><!-->',
      '<![if mso]>',
      '<![if !mso]>',
      '<![endif]>',
      '<![endif]-->',
      '<!--<![endif]-->',
      '<!--',
      '-->',
      '--!>',
      'x\n',
      '<p>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const html = parts.join('');
        const seen = outlookReading(html);
        expect(seen).toHaveLength(html.length);
        expect(seen.split('\n')).toHaveLength(html.split('\n').length);
      }),
      { seed: 28, numRuns: 500 },
    );
  });

  it('reads thousands of them, and open ones, in time that grows with the file', () => {
    const many = '<!--[if mso]>x<![endif]--><!--[if !mso]><!-->y<!--<![endif]-->'.repeat(20_000);
    expect(read(many)).toBe('x'.repeat(20_000));
    for (const mark of [
      '<!--[if mso]>',
      '<![if !mso]>',
      '<![endif]>',
      '<!--[if ',
      '<![if ',
      '[if mso]',
      '<!--[if mso]><![if !mso]>',
    ]) {
      const html = mark.repeat(100_000);
      expect(outlookReading(html)).toHaveLength(html.length);
    }
  });
});
