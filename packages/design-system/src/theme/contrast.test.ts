import { describe, expect, it } from 'vitest';
import { contrast } from './oklch.ts';
import { THEMES, type ThemeName } from './themeCss.ts';
import type { ColorToken } from './tokens.ts';
import { TONES } from './tones.ts';

const SURFACES: ColorToken[] = ['canvas', 'surface', 'sunken', 'raised'];

/** Words on what lies behind them: 4.5 : 1. */
const TEXT: [ColorToken, ColorToken][] = [
  ...SURFACES.flatMap((ground): [ColorToken, ColorToken][] => [
    ['ink', ground],
    ['ink-muted', ground],
    ['ink-subtle', ground],
    ['accent', ground],
    ['danger-text', ground],
  ]),
  ...TONES.map((tone): [ColorToken, ColorToken] => [`${tone}-text`, `${tone}-tint`]),
  ...TONES.filter((tone) => tone !== 'dark').map((tone): [ColorToken, ColorToken] => [`${tone}-text`, 'surface']),
  ['ink', 'warning-tint'],
  ['ink', 'danger-tint'],
  ['ink', 'success-tint'],
  ['ink', 'accent-tint'],
  ['ink-muted', 'accent-tint'],
  ['accent', 'accent-tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-solid'],
  ['on-danger', 'danger-solid-hover'],
  ['on-bar', 'bar'],
  ['on-bar-muted', 'bar'],
  ['on-bar', 'bar-hover'],
  ['on-bar-muted', 'bar-hover'],
];

/** Borders of controls, focus rings, bars and signs: 3 : 1. */
const SHAPES: [ColorToken, ColorToken][] = [
  ...SURFACES.flatMap((ground): [ColorToken, ColorToken][] => [
    ['line-control', ground],
    ['focus', ground],
    ['accent', ground],
  ]),
  ...TONES.map((tone): [ColorToken, ColorToken] => [`${tone}-solid`, 'surface']),
  ['on-bar', 'bar'],
  ['progress-blue', 'progress-gap'],
  ['progress-red', 'progress-gap'],
];

describe.each(Object.keys(THEMES) as ThemeName[])('in %s', (name) => {
  const theme = THEMES[name];

  it.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s can be told from %s', (shape, ground) => {
    expect(contrast(theme[shape], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('knows black from white', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});
