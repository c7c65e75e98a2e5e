import { expect, it } from 'vitest';
import { analyseHtml } from '../analyseHtml.ts';

function found(html: string) {
  const { findings } = analyseHtml({ html, subject: 'Boots', postalAddress: null, requiredClients: [] });
  return findings
    .filter(({ kind }) => kind === 'text_escaped_twice')
    .map(({ message, place }) => `${place?.line}: ${message}`);
}

it('finds references to characters that readers see as letters', () => {
  expect(
    found('<p>Boots &amp;ndash; and\nhats&amp;nbsp;</p><p>&amp;#8364; 20 &amp;AMP; &amp;amp;amp; &amp;#x20AC;</p>'),
  ).toEqual([
    "1: Readers see '&ndash;' as letters; – was meant",
    "2: Readers see '&nbsp;' as letters",
    "2: Readers see '&#8364;' as letters; € was meant",
    "2: Readers see '&AMP;' as letters; & was meant",
    "2: Readers see '&amp;' as letters; & was meant",
    "2: Readers see '&#x20AC;' as letters; € was meant",
  ]);
});

it.each([
  ['an ordinary &', '<p>Tom &amp; Jerry; R&amp;D; AT&amp;T;</p>'],
  ['an address', '<p><a href="https://x.test/?a=1&amp;amp;b=2">Boots</a></p>'],
  ['a comment', '<!-- &amp;ndash; --><p>Boots</p>'],
  ['code', '<pre>&amp;ndash;</pre><code>&amp;nbsp;</code>'],
  ['a text that nobody sees', '<div style="display:none">&amp;nbsp;</div><title>&amp;ndash;</title>'],
  ['more than a reference', '<p>&amp;ndash and &amp;#99999999;</p>'],
])('leaves %s', (_, html) => {
  expect(found(html)).toEqual([]);
});
