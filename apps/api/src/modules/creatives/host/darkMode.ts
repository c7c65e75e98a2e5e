/**
 * How e-mail clients change colours in dark mode. `author`: only what the e-mail's own `prefers-color-scheme` says.
 * `partial`: light backgrounds become dark and dark text light. `full`: every colour is turned round.
 */
type DarkMode = 'none' | 'author' | 'partial' | 'full';

/** An estimate, which nobody has tested: the clients document none of it. A simulation says so. */
const DARK_MODES: Readonly<Record<string, DarkMode>> = {
  'gmail.desktop-webmail': 'none',
  'gmail.ios': 'full',
  'gmail.android': 'partial',
  'outlook.windows': 'full',
  'outlook.outlook-com': 'partial',
  'outlook.macos': 'partial',
  'apple-mail.ios': 'author',
  'apple-mail.macos': 'author',
  'yahoo.desktop-webmail': 'none',
  'samsung-email.android': 'partial',
  'thunderbird.macos': 'author',
};

const NAMES: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  navy: '#000080',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
};

const NUMBER = String.raw`\s{0,5}\d{1,4}(?:\.\d{1,9})?\s{0,5}`;
const COLOUR = new RegExp(
  String.raw`#(?:[\da-f]{6}|[\da-f]{3})\b|\brgba?\(${NUMBER}[, ]${NUMBER}[, ]${NUMBER}(?:[,/]\s{0,5}[\d.]{1,9}%?\s{0,5})?\)|\b[a-z]+\b`,
  'gi',
);

function channelsOf(colour: string): number[] | undefined {
  const text = NAMES[colour.toLowerCase()] ?? colour;
  if (/^rgb/i.test(text))
    return text.match(/[\d.]+/g)?.flatMap((part, at) => (at < 3 ? [Math.min(255, Math.round(Number(part)))] : []));
  if (!text.startsWith('#')) return undefined;
  const hex = text.length === 4 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/**
 * Turns the lightness round and keeps the hue: the sum of the lightest and the darkest channel is mirrored. `colour` says how much
 * shines through. Attributes such as `bgcolor` take no `rgb()`.
 */
function turned(channels: readonly number[], colour: string): string {
  const shift = 255 - Math.max(...channels) - Math.min(...channels);
  const own = channels.map((channel) => channel + shift);
  const alpha = /^rgb/i.test(colour) ? colour.match(/[\d.]+%?/g)?.[3] : undefined;
  if (alpha !== undefined) return `rgba(${own.join(',')},${alpha})`;
  return `#${own.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function isLight(channels: readonly number[]): boolean {
  return Math.max(...channels) + Math.min(...channels) > 255;
}

export function darkModeOf(client: string): DarkMode {
  return DARK_MODES[client] ?? 'none';
}

/**
 * Outlooks that mark what they recolour. E-mails use the marks to name their own dark colours. Source: caniemail, the third note
 * of `@media (prefers-color-scheme)`.
 */
const MARKING: ReadonlySet<string> = new Set(['outlook.outlook-com', 'outlook.macos']);

export function marksDarkColours(client: string): boolean {
  return MARKING.has(client);
}

/** The marks for a colour in `style`, a ground there, and both in attributes. */
const MARKS = { color: 'data-ogsc', ground: 'data-ogsb', colorAttribute: 'data-ogac', groundAttribute: 'data-ogab' };

/** The marks of the page as a whole, whose letters and ground change in every dark e-mail. */
export const PAGE_MARKS: readonly string[] = [MARKS.color, MARKS.ground];

/** Whether an attribute is a mark. */
export function isDarkMark(attribute: string): boolean {
  return Object.values(MARKS).includes(attribute.toLowerCase());
}

/** The marks of an element by its attributes and those that the mode changes. */
export function darkMarks(mode: DarkMode, attributes: readonly { name: string; value: string }[]): string[] {
  const marks = attributes.flatMap(({ name, value }) => {
    if (name === 'style')
      return [...value.matchAll(/(?:^|;)\s*(color|background(?:-color)?)\s*:([^;]*)/gi)].flatMap(
        ([, property = '', colour = '']) => {
          const isText = /^color$/i.test(property);
          if (darkColours(mode, property.toLowerCase(), colour) === colour) return [];
          return [isText ? MARKS.color : MARKS.ground];
        },
      );
    if (name !== 'color' && name !== 'bgcolor') return [];
    if (darkColours(mode, name, value) === value) return [];
    return [name === 'color' ? MARKS.colorAttribute : MARKS.groundAttribute];
  });
  return [...new Set(marks)];
}

/** Browsers read the colour of a `bgcolor` also without its #. */
const BARE = /^\s*([\da-f]{6})\s*$/i;

/** Returns the value with the colours that the mode gives it. Knows hex, `rgb()` and a dozen names; leaves others. */
export function darkColours(mode: DarkMode, property: string, value: string): string {
  const isGround = /^(?:background(?:-color)?|bgcolor)$/.test(property);
  const isText = property === 'color';
  if (mode === 'none' || mode === 'author') return value;
  if (!isGround && !isText && !(mode === 'full' && property.startsWith('border'))) return value;
  // A word in an address isn't a colour.
  if (/url\(/i.test(value)) return value;
  const spelled = property === 'bgcolor' ? value.replace(BARE, '#$1') : value;
  const dark = spelled.replace(COLOUR, (colour) => {
    const channels = channelsOf(colour);
    if (!channels) return colour;
    return mode === 'full' || isLight(channels) === isGround ? turned(channels, colour) : colour;
  });
  return dark === spelled ? value : dark;
}
