import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { airmail } from '../../theme/styles.ts';

it('has in opening.css, which no script can write, the stripe of the header that takes its place', () => {
  const sheet = readFileSync(new URL('../../../opening.css', import.meta.url), 'utf8');
  const onOneLine = (text: string) => text.replaceAll(/\s+/g, '');
  expect(onOneLine(sheet)).toContain(onOneLine(airmail('stripe', 12)));
});
