import { array, assert, constantFrom, double, integer, oneof, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../tokens/oklch.ts';
import { contextsOf, tokensOf } from '../../tokens/readTokens.ts';
import { THEMES, type ThemeName } from '../theme/tokens.generated.ts';
import { defineTheme, type DefinedTheme } from './defineTheme.ts';

const YELLOW = '#ffd400';
const NEON_GREEN = '#39ff14';
const BRANDS = [
  YELLOW,
  NEON_GREEN,
  '#000',
  '#ffffff',
  '#fafafa',
  '#777777',
  '#ff0000',
  '#0000ff',
  '#0d6efd',
  '#ff6600',
];

const hex = integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
function part(max: number) {
  return double({ min: 0, max, noNaN: true }).map((value) => value.toFixed(3));
}
/** Colours outside sRGB too. */
const oklch = tuple(part(1), part(0.4), part(360)).map((parts) => `oklch(${parts.join(' ')})`);
const anyColour = oneof(hex, oklch, constantFrom(...BRANDS));

/** The pairs of a theme that lack contrast: all pairs that the tokens name, with the theme's values instead of the package's. */
function faint(theme: ThemeName, { properties }: DefinedTheme): string[] {
  const [forText, forShapes] = theme === 'high-contrast' ? [7, 4.5] : [4.5, 3];
  const tokens = tokensOf('theme', theme);
  const values = new Map(tokens.map(({ name, css }) => [name, properties[theme][`--mr-${name}`] ?? css]));
  const ratio = (name: string, ground: string) => contrast(values.get(name) ?? '', values.get(ground) ?? '');
  return tokens.flatMap(({ name, text, shape }) => [
    ...text.filter((ground) => ratio(name, ground) < forText).map((ground) => `${name} on ${ground}`),
    ...shape.filter((ground) => ratio(name, ground) < forShapes).map((ground) => `${name} beside ${ground}`),
  ]);
}

describe.each(THEMES)('in %s', (theme) => {
  it('every pair has its contrast, whatever the brand and the accents', () => {
    assert(
      property(anyColour, array(anyColour, { minLength: 2, maxLength: 2 }), (brand, accents) => {
        expect(faint(theme, defineTheme({ brand }))).toEqual([]);
        expect(faint(theme, defineTheme({ brand, accents: accents as [string, string] }))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(BRANDS)('every pair has its contrast with %s', (brand) => {
    expect(faint(theme, defineTheme({ brand }))).toEqual([]);
  });
});

it('finds a pair that lacks contrast', () => {
  const theme = defineTheme({ brand: YELLOW });
  const light = { ...theme.properties.light, '--mr-accent': 'oklch(0.88 0.18 95)' };
  expect(faint('light', { ...theme, properties: { ...theme.properties, light } })).toContain('accent on surface');
});

it('sets the same tokens in every theme, all of which exist', () => {
  const { properties } = defineTheme({ brand: YELLOW });
  const names = Object.keys(properties.light);
  for (const theme of THEMES) {
    expect(Object.keys(properties[theme])).toEqual(names);
    const tokens = new Set(tokensOf('theme', theme).map(({ name }) => `--mr-${name}`));
    expect(names.filter((name) => !tokens.has(name))).toEqual([]);
  }
  expect(contextsOf('theme')).toEqual(Object.keys(properties));
});

it('shows a bright brand as it is: in the header with dark text, and as the accent of dark', () => {
  const { light, dark } = defineTheme({ brand: YELLOW }).properties;
  expect(light['--mr-bar']).toBe(dark['--mr-accent']);
  expect(light['--mr-on-bar']).toMatch(/^oklch\(0\.2 /);
  expect(light['--mr-accent']).not.toBe(light['--mr-bar']);
});

it.each(['#000000', '#222222', '#777777', '#ffffff'])('makes a strong accent of %s, not a grey one', (brand) => {
  const { light, dark } = defineTheme({ brand }).properties;
  expect(contrast(light['--mr-accent'] ?? '', 'oklch(1 0 0)')).toBeGreaterThan(14);
  expect(contrast(dark['--mr-accent'] ?? '', 'oklch(0 0 0)')).toBeGreaterThan(14);
});

it('keeps the hover apart from its colour, where the brand is black or white too', () => {
  for (const brand of BRANDS)
    for (const properties of Object.values(defineTheme({ brand }).properties)) {
      expect(properties['--mr-accent-hover']).not.toBe(properties['--mr-accent']);
      expect(properties['--mr-bar-hover']).not.toBe(properties['--mr-bar']);
    }
});

it('draws no stripe without accents, but an edge below a header that is as bright as the page', () => {
  const stripe = (brand: string, accents?: [string, string]) => {
    const { light } = defineTheme({ brand, accents }).properties;
    return [light['--mr-stripe-first'], light['--mr-stripe-second'], light['--mr-stripe-gap']].map((colour) =>
      colour === light['--mr-bar'] ? 'bar' : colour === light['--mr-bar-line'] ? 'line' : colour,
    );
  };
  expect(stripe('#123456')).toEqual(['bar', 'bar', 'bar']);
  expect(stripe('#fafafa')).toEqual(['line', 'line', 'line']);
  expect(stripe('#123456', ['oklch(0.6 0.1 200)', 'oklch(0.5 0.1 30)'])).toEqual([
    'oklch(0.6 0.1 200)',
    'oklch(0.5 0.1 30)',
    'bar',
  ]);
});

it('writes a style sheet with every theme, for the system’s choice too, that HTML needs no escape for', () => {
  const { css, properties } = defineTheme({ brand: NEON_GREEN });
  const declared = (theme: ThemeName) => {
    const text = Object.entries(properties[theme]).map(([name, value]) => `${name}:${value}`);
    return `{${text.join(';')}}`;
  };
  expect(css.split('\n')).toEqual([
    `:root,[data-theme=light]${declared('light')}`,
    `@media (prefers-contrast:more){:root:not([data-theme])${declared('high-contrast')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme])${declared('dark')}}`,
    `[data-theme=dark]${declared('dark')}`,
    `[data-theme=high-contrast]${declared('high-contrast')}`,
  ]);
  expect(css).not.toMatch(/[<>&"']/);
});

it.each([
  [
    '#fd0',
    [
      '#FFDD00',
      '#ffdd00ff',
      '#fd0f',
      'rgb(255, 221, 0)',
      'rgb(255 221 0)',
      ' RGBA(255 221 0 / 1) ',
      'hsl(52 100% 50%)',
    ],
  ],
  ['#3366cc', ['rgb(20% 40% 80%)', 'hsl(220deg, 60%, 50%)', 'hsl(-140 60 50 / 100%)', 'hsla(580, 60%, 50%, 1)']],
  ['oklch(0.46 0.15 262)', ['oklch(46% 37.5% 262deg)', 'oklch(.46 0.15 -98)', 'oklch(0.46 0.15 262 / 1)']],
])('reads %s in each notation', (brand, others) => {
  for (const other of others) expect(defineTheme({ brand: other })).toEqual(defineTheme({ brand }));
});

it('keeps an oklch colour that already has the contrast', () => {
  expect(defineTheme({ brand: 'oklch(0.46 0.15 262)' }).properties.light['--mr-accent']).toBe('oklch(0.46 0.15 262)');
});

it.each([
  '',
  'yellowish',
  '#ff',
  '#ggg',
  '#ffd40',
  'rgb(1 2)',
  'rgb(1 2 3 4 5)',
  'rgb(a b c)',
  '#ffd40080',
  'hsl(1 2% 3% / 50%)',
  'var(--x)',
])('says what it can read instead of ‘%s’', (brand) => {
  expect(() => defineTheme({ brand })).toThrow(
    `defineTheme can't read the colour '${brand}'. Write an opaque colour as #rrggbb, rgb(), hsl() or oklch().`,
  );
  expect(() => defineTheme({ brand: YELLOW, accents: [YELLOW, brand] })).toThrow("can't read");
});
