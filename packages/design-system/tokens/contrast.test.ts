import { describe, expect, it } from 'vitest';
import { contrast } from './oklch.ts';
import { contextsOf, tokensOf } from './readTokens.ts';

/** The pairs stand beside the tokens; each must hold in every theme, and in high contrast by more (WCAG 2, AAA). */
describe.each(contextsOf('theme'))('in %s', (theme) => {
  const [forText, forShapes] = theme === 'high-contrast' ? [7, 4.5] : [4.5, 3];
  const tokens = tokensOf('theme', theme);
  const value = (name: string) => tokens.find((token) => token.name === name)?.css ?? `no token ${name}`;
  const pairs = (kind: 'text' | 'shape') =>
    tokens.flatMap((token) => token[kind].map((ground): [string, string] => [token.name, ground]));

  it.each(pairs('text'))('%s can be read on %s', (text, ground) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(forText);
  });

  it.each(pairs('shape'))('%s can be told from %s', (shape, ground) => {
    expect(contrast(value(shape), value(ground))).toBeGreaterThanOrEqual(forShapes);
  });
});

it('leaves no colour of words, signs or borders of controls without a partner', () => {
  const alone = tokensOf('theme', 'light')
    .filter(({ name }) => /^(ink|on-|accent$|focus|line-control)|-(text|solid)$/.test(name))
    .filter(({ text, shape }) => text.length + shape.length === 0);
  expect(alone.map(({ name }) => name)).toEqual([]);
});

it('knows black from white', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});
