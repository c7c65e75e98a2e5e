import { expect, it } from 'vitest';
import { analyseHtml } from '../analyseHtml.ts';

it('finds what was left of a template wherever a reader meets it', () => {
  const { findings } = analyseHtml({
    html: '<p>Lorem\n ipsum, [1]</p>\n<p><b>[Product Name]</b> for [FIRSTNAME]</p><img src="https://x.test/a.png" alt="[Insert image]">',
    subject: 'New: [Product Name]',
    preheader: '[Date]',
    postalAddress: null,
    requiredClients: [],
  });
  const fillers = findings.filter(({ kind }) => kind === 'filler_text');
  expect(fillers.map(({ message, place }) => [message, place?.line])).toEqual([
    ["'[Product Name]' in the subject is a filler text", undefined],
    ["'[Date]' in the preheader is a filler text", undefined],
    ["'Lorem ipsum' is a filler text", 1],
    ["'[Product Name]' is a filler text", 3],
    ["'[Insert image]' in an alt text is a filler text", 3],
  ]);
});
