import type { ThemeName } from '../theme/tokens.generated.ts';
import { BLACK, contrast, readColour, shown, toCss, WHITE, type Colour } from './colour.ts';

export interface ThemeBrand {
  /** The brand's colour in CSS, opaque: `#rrggbb`, `rgb()`, `hsl()` or `oklch()`. Any colour will do, a yellow one too. */
  brand: string;
  /** Two colours for the stripe under the header and in live progress. Default: no stripe; live progress has the brand's colour. */
  accents?: readonly [first: string, second: string] | undefined;
}

export interface DefinedTheme {
  /** A style sheet for `<style>`, after `styles.css`. It contains no character that HTML would need to escape. */
  css: string;
  /** The custom properties of each theme, from `--mr-accent` to their values. */
  properties: Readonly<Record<ThemeName, Readonly<Record<string, string>>>>;
}

/** The needed contrast is 4.5 (text) and 3 (shapes), in high contrast 7 and 4.5; a bit more, because screens round colours. */
const TEXT = 4.6;
const SHAPE = 3.1;
const STRONG_TEXT = 7.1;
const STRONG_SHAPE = 4.6;

/** The darkest ground of the light theme and the lightest of the dark one: the accent is readable on them, so on all others. */
const SUNKEN: Colour = { l: 0.955, c: 0.005, h: 90 };
const RAISED_AT_NIGHT: Colour = { l: 0.26, c: 0.022, h: 262 };

type Palette = Record<string, Colour>;
type Way = 'darker' | 'lighter';

/** Returns the brand's hue at another lightness, with at most that chroma. */
function tinted({ c, h }: Colour, l: number, most: number): Colour {
  return shown({ l, c: Math.min(c, most), h });
}

/** Moves the lightness until the colour has the contrast with every ground. */
function readable(colour: Colour, grounds: readonly Colour[], needed: number, way: Way): Colour {
  for (let l = colour.l; l > 0 && l < 1; l += way === 'darker' ? -0.01 : 0.01) {
    const tried = shown({ ...colour, l });
    if (grounds.every((ground) => contrast(tried, ground) >= needed)) return tried;
  }
  return way === 'darker' ? BLACK : WHITE;
}

/** Black, white and greys give an accent that is nearly black or white in each theme. As a grey it would look disabled. */
function accentOf(brand: Colour, way: Way): Colour {
  if (brand.c > 0.03) return brand;
  return { ...brand, l: way === 'darker' ? Math.min(brand.l, 0.25) : Math.max(brand.l, 0.95) };
}

/** A colour under the pointer: a step along the way, or back where there is no room. */
function hovered(colour: Colour, way: Way): Colour {
  const isAtEnd = way === 'darker' ? colour.l < 0.3 : colour.l > 0.9;
  return shown({ ...colour, l: colour.l + ((way === 'darker') === isAtEnd ? 0.07 : -0.07) });
}

/** The header in the brand's colour. Text on it is white where the brand is dark enough, and dark otherwise. */
function barOf(brand: Colour): Palette {
  const isBright = contrast(WHITE, shown(brand)) < 3.5;
  const text = isBright ? tinted(brand, 0.2, 0.03) : tinted(brand, 0.97, 0.005);
  const away = isBright ? 'lighter' : 'darker';
  const bar = readable(brand, [text], 5.8, away);
  const hover = hovered(bar, away);
  return {
    bar,
    'bar-line': tinted(brand, isBright ? bar.l - 0.2 : Math.max(0.38, bar.l + 0.2), 0.1),
    'bar-hover': hover,
    'on-bar': text,
    'on-bar-muted': readable(
      isBright ? tinted(brand, 0.38, 0.03) : tinted(brand, 0.8, 0.02),
      [bar, hover],
      TEXT,
      isBright ? 'darker' : 'lighter',
    ),
  };
}

function light(brand: Colour): Palette {
  const tint = tinted(brand, 0.955, 0.022);
  const accent = readable(accentOf(brand, 'darker'), [SUNKEN, tint], TEXT, 'darker');
  return {
    accent,
    'accent-hover': hovered(accent, 'darker'),
    'accent-tint': tint,
    'accent-line': tinted(brand, 0.82, 0.06),
    'on-accent': WHITE,
    focus: accent,
    ...barOf(brand),
    'progress-gap': WHITE,
  };
}

function dark(brand: Colour): Palette {
  const tint = tinted(brand, 0.29, 0.05);
  const ground = tinted(brand, 0.18, 0.03);
  const accent = readable(accentOf(brand, 'lighter'), [RAISED_AT_NIGHT, tint, ground], TEXT, 'lighter');
  return {
    accent,
    'accent-hover': hovered(accent, 'lighter'),
    'accent-tint': tint,
    'accent-line': tinted(brand, 0.44, 0.08),
    'on-accent': ground,
    focus: accent,
    bar: tinted(brand, 0.15, 0.02),
    'bar-line': tinted(brand, 0.38, 0.02),
    'bar-hover': tinted(brand, 0.25, 0.022),
    'on-bar': tinted(brand, 0.97, 0.005),
    'on-bar-muted': tinted(brand, 0.8, 0.02),
    'progress-gap': ground,
  };
}

function highContrast(brand: Colour): Palette {
  const accent = readable(accentOf(brand, 'darker'), [WHITE], STRONG_TEXT, 'darker');
  return {
    accent,
    'accent-hover': hovered(accent, 'darker'),
    'accent-tint': WHITE,
    'accent-line': accent,
    'on-accent': WHITE,
    focus: BLACK,
    bar: BLACK,
    'bar-line': WHITE,
    'bar-hover': tinted(brand, 0.31, 0.035),
    'on-bar': tinted(brand, 0.97, 0.005),
    'on-bar-muted': WHITE,
    'progress-gap': WHITE,
  };
}

/** Adds the stripe under the header and in live progress. */
function striped(palette: Palette, accents: readonly Colour[], needed: number, way: Way): Palette {
  const { accent = BLACK, bar = BLACK, 'bar-line': line = BLACK, 'progress-gap': gap = WHITE } = palette;
  // A header that is nearly as bright as the page needs an edge.
  const edge = bar.l > 0.9 ? line : bar;
  const [first = edge, second = edge] = accents.map(shown);
  const [firstPart = accent, secondPart = accent] = accents.map((part) => readable(part, [gap], needed, way));
  return {
    ...palette,
    'stripe-first': first,
    'stripe-second': second,
    'stripe-gap': accents.length > 0 ? bar : edge,
    'progress-first': firstPart,
    'progress-second': secondPart,
  };
}

function propertiesOf(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--mr-${name}`, toCss(colour)]));
}

function rule(selector: string, properties: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}

/**
 * Makes the colours of light, dark and high contrast from a brand's colour, each with the contrast that its text needs. A pure
 * function, for the browser, a server or a build. Throws for a colour that it can't read.
 */
export function defineTheme({ brand, accents }: ThemeBrand): DefinedTheme {
  const colour = readColour(brand);
  const stripe = accents?.map(readColour) ?? [];
  const properties = {
    light: propertiesOf(striped(light(colour), stripe, SHAPE, 'darker')),
    dark: propertiesOf(striped(dark(colour), stripe, SHAPE, 'lighter')),
    'high-contrast': propertiesOf(striped(highContrast(colour), stripe, STRONG_SHAPE, 'darker')),
  };
  const unset = ':root:not([data-theme])';
  const css = [
    rule(':root,[data-theme=light]', properties.light),
    `@media (prefers-contrast:more){${rule(unset, properties['high-contrast'])}}`,
    `@media (prefers-color-scheme:dark){${rule(unset, properties.dark)}}`,
    rule('[data-theme=dark]', properties.dark),
    rule('[data-theme=high-contrast]', properties['high-contrast']),
  ].join('\n');
  return { css, properties };
}
