import { expect, it } from 'vitest';
import { textsFor } from './dnsAnswer.ts';

const TEXTS = [
  'v=spf1 -all',
  'V=SPF1',
  'v=spf10 -all',
  'v=DMARC1; p=none',
  'v=DMARC1',
  'v=DMARC12',
  'site-verification=1',
  ' ',
];

it('leaves out the texts of other services', () => {
  expect(textsFor('spf', TEXTS)).toEqual(['v=spf1 -all', 'V=SPF1']);
  expect(textsFor('dmarc', TEXTS)).toEqual(['v=DMARC1; p=none', 'v=DMARC1']);
  expect(textsFor('dkim', TEXTS)).toHaveLength(7);
});
