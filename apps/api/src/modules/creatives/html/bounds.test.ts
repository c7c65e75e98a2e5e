import { expect, it } from 'vitest';
import { boundOf } from './bounds.ts';

const LONG = '<table><tr><td style="color:#333333;padding:0 12px">Walking boots for wet leaves.</td></tr></table>';

it('has room for a megabyte of an ordinary e-mail', () => {
  expect(boundOf(`<style>${'.a{color:red}'.repeat(2_000)}</style>${LONG.repeat(9_000)}`)).toBeNull();
  expect(boundOf('')).toBeNull();
});

it.each([
  ['elements', '<p>x</p>'.repeat(50_000)],
  // Five kilobytes: the parser repeats all open formatting in each paragraph.
  ['elements', Array.from({ length: 400 }, (_, at) => `<b a${at}><p>`).join('')],
  ['depth', '<div>'.repeat(1_001)],
  ['depth', '<template>'.repeat(1_001)],
  ['styles', `<style>${'a{b:c('.repeat(800_000)}</style>`],
  ['styles', `<style>${'a,'.repeat(2_600_000)}</style>`],
  ['styles', `<p style="${'a:b;'.repeat(100_000)}">`],
] as const)('tells what is too much: %s', (bound, html) => {
  expect(boundOf(html)).toBe(bound);
  if (html.length < 1_000_000) expect(boundOf(`<!--[if mso]>${html}<![endif]-->`)).toBe(bound);
});

it('counts what Outlook reads, for which the ends of elements may be gone', () => {
  const ends = '<!--[if !mso]><!--></p></b><!--<![endif]-->';
  const html = Array.from({ length: 400 }, (_, at) => `<b a${at}><p>x${ends}`).join('');
  expect(boundOf(html)).toBe('elements');
  expect(boundOf(html.replaceAll('!mso', 'mso'))).toBeNull();
});
