import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accentStripe } from '../../theme/styles.ts';

it('opening.css, which is written by hand, has the same stripe as the header that replaces it', () => {
  const sheet = readFileSync(new URL('../../../opening.css', import.meta.url), 'utf8');
  const onOneLine = (text: string) => text.replaceAll(/\s+/g, '');
  expect(onOneLine(sheet)).toContain(onOneLine(accentStripe('stripe')));
});

it('draws the stripe in tiles of whole pixels and in srgb, without which Firefox draws flecks and WebKit blurs it', () => {
  expect(accentStripe('stripe')).toMatch(/^repeating-linear-gradient\(-45deg in srgb, .*\) 0 0 \/ \d+px 100%$/);
});
