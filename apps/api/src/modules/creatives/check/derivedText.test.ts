import { expect, it } from 'vitest';
import { derivedTextOf } from './derivedText.ts';

it.each([
  [
    'a price list as a list',
    '<table><tr><th>Artikel</th><th>Menge</th><th>Preis</th></tr><tr><td>Stiefel</td><td>2</td><td>99,00 €</td></tr><tr><td>Socken</td>\n<td></td><td>12,50 €</td></tr></table><p>Danke</p>',
    'Artikel Menge Preis\nStiefel 2 99,00 €\nSocken 12,50 €\n\nDanke',
  ],
  [
    'the columns of a layout one after the other',
    '<table><tbody><tr><td><p>One</p></td><td><p>Two</p></td></tr></tbody></table>',
    'One\n\nTwo',
  ],
  [
    'nested tables',
    '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>',
    'a b\n\nc',
  ],
  ['cells without a row of their own', '<table><td>March</td><td>14</td></table>', 'March 14'],
  [
    'a mail address as a person writes it',
    '<p><a href="mailto:sales@x.test?subject=Hi">mail</a>, <a href="MAILTO:sales@x.test">sales@x.test</a>, <a href="mailto:%73ales@x.test">write</a>, <a href="mailto:?subject=x">a friend</a></p>',
    'mail (sales@x.test), sales@x.test, write (sales@x.test), a friend',
  ],
])('writes %s', (_, html, text) => {
  expect(derivedTextOf(html)).toBe(text);
});
