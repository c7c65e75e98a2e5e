import type { ColorToken } from './tokens.ts';
import { light } from './light.ts';
import { palette as p } from './palette.ts';
import { TONES } from './tones.ts';

/** Tints give way to lines: a tone is its line, its text and its shape on white. */
const toneLines = Object.fromEntries(
  TONES.filter((tone) => tone !== 'dark').flatMap((tone) => [
    [`${tone}-tint`, p.white],
    [`${tone}-line`, light[`${tone}-text`]],
  ]),
);

export const highContrast: Record<ColorToken, string> = {
  ...light,
  ...toneLines,
  canvas: p.white,
  sunken: p.white,
  ink: p.black,
  'ink-muted': 'oklch(0.30 0.02 262)',
  'ink-subtle': 'oklch(0.36 0.02 262)',
  line: 'oklch(0.45 0.02 262)',
  'line-control': p.black,
  accent: 'oklch(0.38 0.16 262)',
  'accent-hover': 'oklch(0.30 0.14 262)',
  'accent-tint': p.white,
  'accent-line': 'oklch(0.38 0.16 262)',
  focus: p.black,
  bar: p.black,
  'bar-line': p.white,
  'on-bar-muted': p.white,
};
