import { expect, it } from 'vitest';
import { edited } from '../edits.ts';
import { parseHtml } from '../tree.ts';
import { hiddenInOutlook } from './hidden.ts';

function shown(html: string): string {
  const ranges = hiddenInOutlook(parseHtml(html), html);
  return edited(
    html,
    ranges.map((range) => ({ ...range, text: '' })),
  );
}

it.each([
  ['an element by mso-hide', 'a<div style="mso-hide:all">b<b>c</b></div>d', 'ad'],
  ['an element by display', 'a<div style="display: none">b</div>d', 'ad'],
  ['Cerberus’ preheader', '<div style="max-height:0; overflow:hidden; mso-hide:all;" aria-hidden="true">x</div>d', 'd'],
  [
    'by a style sheet',
    '<style>.x{mso-hide:all!important}</style><p class="x">a</p>b',
    '<style>.x{mso-hide:all!important}</style>b',
  ],
  ['a picture by mso-hide', 'a<img style="mso-hide:all" src="x">b', 'ab'],
  [
    'a row',
    '<table><tr style="display:none"><td>a</td></tr><tr><td>b</td></tr></table>',
    '<table><tr><td>b</td></tr></table>',
  ],
])('hides %s', (_what, html, left) => {
  expect(shown(html)).toBe(left);
});

it.each([
  ['a picture, for display', '<img style="display:none" src="x">'],
  [
    'what is hidden from everybody else only',
    '<div style="max-height:0;overflow:hidden;visibility:hidden;opacity:0">x</div>',
  ],
  ['!important in a style attribute', '<div style="display:none!important">x</div>'],
  ['media queries', '<style>@media (max-width:600px){.x{display:none}}</style><p class="x">a</p>'],
  ['a whole e-mail', '<body style="display:none">x</body>'],
])('does not hide %s', (_what, html) => {
  expect(shown(html)).toBe(html);
});

it('leaves a table inside, with what holds it', () => {
  const inner = '<table><tr><td>c</td></tr></table>';
  expect(shown(`<div style="display:none">a<p>b</p><span><i>x</i>${inner}</span>d</div>e`)).toBe(
    `<div style="display:none"><span>${inner}</span></div>e`,
  );
  expect(shown(`<div style="mso-hide:all">a${inner.replace('<table', '<table style="mso-hide:all"')}</div>e`)).toBe(
    'e',
  );
});

it('survives a hidden element with very many nodes', () => {
  const html = `<div style="display:none">x${'<!---->'.repeat(300_000)}<table><td>a</table></div>`;
  expect(shown(html)).toContain('<table><td>a</table>');
});
