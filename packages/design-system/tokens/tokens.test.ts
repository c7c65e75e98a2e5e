import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toCss } from './format.ts';
import { generatedFiles } from './generated.ts';
import { toHex } from './oklch.ts';
import { changesOf, contextsOf, foundationTokens, tokensOf } from './readTokens.ts';

it.each(generatedFiles().map(([file, text]) => [basename(fileURLToPath(file)), file, text] as const))(
  '%s is up to date: run `npm run generate` after changing tokens',
  (_name, file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

describe.each(contextsOf('theme'))('the theme %s', (theme) => {
  it('has a value for every semantic token, taken from the palette', () => {
    const tokens = tokensOf('theme', theme);
    expect(tokens.map(({ name }) => name)).toEqual(tokensOf('theme', 'light').map(({ name }) => name));
    expect(tokens.filter(({ type, alias }) => type === 'color' && !alias?.startsWith('palette.'))).toEqual([]);
  });
});

it('has a description for every token', () => {
  const all = [...tokensOf('theme', 'light'), ...tokensOf('density', 'comfortable'), ...tokensOf('motion', 'full')];
  expect(all.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
});

it('keeps font sizes and line heights in pairs', () => {
  const names = (group: string) =>
    foundationTokens()
      .filter((token) => token.group === group)
      .map(({ name }) => name.slice(group.length));
  expect(names('text')).toEqual(names('line-height'));
});

it('sets every duration to zero for reduced motion', () => {
  expect(changesOf('motion', 'reduced').map(({ css }) => css)).toEqual(['0ms', '0ms']);
});

it('gives each colour the sRGB value that it has on an ordinary screen', () => {
  expect(toHex([1, 0, 0])).toBe('#ffffff');
  expect(toHex([0.627955, 0.257683, 29.2339])).toBe('#ff0000');
  expect(toHex([0.519752, 0.176858, 142.4953])).toBe('#008000');
  // Outside sRGB.
  expect(toHex([0.7, 0.4, 142])).toBe('#00cf00');
  expect(toHex([0, 0, 0], 0.5)).toBe('#00000080');
});

it('writes each kind of value as CSS', () => {
  const colour = { colorSpace: 'oklch', components: [0.2, 0.03, 262], alpha: 0.5 } as const;
  expect(toCss({ type: 'color', value: { ...colour, components: [0.2, 0.03, 262] } })).toBe(
    'oklch(0.2 0.03 262 / 0.5)',
  );
  expect(toCss({ type: 'dimension', value: { value: 0.75, unit: 'rem' } })).toBe('0.75rem');
  expect(toCss({ type: 'fontFamily', value: ['IBM Plex Sans', 'sans-serif'] })).toBe("'IBM Plex Sans', sans-serif");
  expect(toCss({ type: 'cubicBezier', value: [0, 0, 0.58, 1] })).toBe('cubic-bezier(0, 0, 0.58, 1)');
});
