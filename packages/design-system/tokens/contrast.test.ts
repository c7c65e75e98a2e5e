import { describe, expect, it } from 'vitest';
import { contrast } from './oklch.ts';
import { contextsOf, tokensOf } from './readTokens.ts';

/** The tokens name their pairs. Each pair needs enough contrast in every theme, and more in high contrast (WCAG 2, AAA). */
describe.each(contextsOf('theme'))('in %s', (theme) => {
  const [forText, forShapes] = theme === 'high-contrast' ? [7, 4.5] : [4.5, 3];
  const tokens = tokensOf('theme', theme);
  const value = (name: string) => tokens.find((token) => token.name === name)?.css ?? `no token ${name}`;
  const pairs = (kind: 'text' | 'shape') =>
    tokens.flatMap((token) => token[kind].map((ground): [string, string] => [token.name, ground]));

  it.each(pairs('text'))('%s is readable on %s', (text, ground) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(forText);
  });

  it.each(pairs('shape'))('%s stands out from %s', (shape, ground) => {
    expect(contrast(value(shape), value(ground))).toBeGreaterThanOrEqual(forShapes);
  });
});

it('gives every colour of text, icons and control borders a partner', () => {
  const withoutPartner = tokensOf('theme', 'light')
    .filter(({ name }) => /^(ink|on-|accent$|focus|line-control)|-(text|solid)$/.test(name))
    .filter(({ text, shape }) => text.length + shape.length === 0);
  expect(withoutPartner.map(({ name }) => name)).toEqual([]);
});

it('computes the contrast of black and white', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});
