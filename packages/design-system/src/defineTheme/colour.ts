/** An opaque colour as CSS writes oklch: lightness 0 to 1, chroma, hue in degrees. */
export interface Colour {
  l: number;
  c: number;
  h: number;
}
type Triple = readonly [number, number, number];

export const WHITE: Colour = { l: 1, c: 0, h: 0 };
export const BLACK: Colour = { l: 0, c: 0, h: 0 };

const DEGREES = 180 / Math.PI;
/** How far a channel may be outside 0 to 1 because of the rounding of the matrices. */
const TOLERANCE = 0.0005;

/** Linear sRGB by way of OKLab; outside 0 to 1 when an ordinary screen can't show the colour. */
function toLinear({ l, c, h }: Colour): Triple {
  const a = c * Math.cos(h / DEGREES);
  const b = c * Math.sin(h / DEGREES);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function fromLinear([red, green, blue]: Triple): Colour {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const h = Math.atan2(b, a) * DEGREES;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: h < 0 ? h + 360 : h,
  };
}

/** From red, green and blue, each 0 to 1. */
function fromRgb(channels: readonly number[]): Colour {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = Math.min(1, Math.max(0, value));
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return fromLinear([red, green, blue]);
}

function fromHsl([hue = 0, saturation = 0, lightness = 0]: readonly number[]): Colour {
  const channel = (shift: number) => {
    const place = (((shift + hue / 30) % 12) + 12) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    );
  };
  return fromRgb([channel(0), channel(8), channel(4)]);
}

/** Relative luminance (WCAG 2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours that an ordinary screen can show, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function round(value: number): number {
  return Number(value.toFixed(4));
}

/** Takes away chroma until an ordinary screen can show the colour, so that its contrast is the same on every screen. */
export function shown({ l, c, h }: Colour): Colour {
  const colour = { l: round(Math.min(1, Math.max(0, l))), c: round(c), h: Number(h.toFixed(2)) };
  const isInside = () => toLinear(colour).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
  while (colour.c > 0 && !isInside()) colour.c = round(Math.max(0, colour.c - 0.002));
  return colour;
}

export function toCss({ l, c, h }: Colour): string {
  return `oklch(${l} ${c} ${h})`;
}

function unreadable(text: string): Error {
  return new Error(
    `defineTheme can't read the colour '${text}'. Write an opaque colour as #rrggbb, rgb(), hsl() or oklch().`,
  );
}

/** The value of 100 % for each part of a notation; parts without a percentage are degrees. */
const NOTATIONS: Readonly<Record<string, readonly [whole: readonly number[], read: (parts: number[]) => Colour]>> = {
  rgb: [[255, 255, 255], (parts) => fromRgb(parts.map((part) => part / 255))],
  hsl: [[360, 100, 100], ([h = 0, s = 0, l = 0]) => fromHsl([h, s / 100, l / 100])],
  oklch: [[1, 0.4, 360], ([l = 0, c = 0, h = 0]) => ({ l, c, h: ((h % 360) + 360) % 360 })],
};

/** Reads `#rgb`, `#rrggbb`, `rgb()`, `hsl()` or `oklch()`. Throws for everything else, and for a transparent colour. */
export function readColour(text: string): Colour {
  const written = text.trim().toLowerCase();
  const hex = /^#(?:([\da-f]{3})f?|([\da-f]{6})(?:ff)?)$/.exec(written);
  if (hex) {
    const digits = hex[2] ?? (hex[1] ?? '').replaceAll(/./g, '$&$&');
    return fromRgb([0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255));
  }
  const [, name = '', inner = ''] = /^(rgb|hsl|oklch)a?\(([^()]+)\)$/.exec(written) ?? [];
  const notation = NOTATIONS[name];
  const parts = inner.trim().split(/\s*[\s,/]\s*/);
  if (!notation || parts.length < 3 || parts.length > 4) throw unreadable(text);
  const [whole, read] = notation;
  const numbers = parts.map((part, at) => {
    const [, number, unit] = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/.exec(part) ?? [];
    if (number === undefined) throw unreadable(text);
    return unit === '%' ? (Number(number) / 100) * (whole[at] ?? 1) : Number(number);
  });
  if ((numbers[3] ?? 1) < 1) throw unreadable(text);
  return read(numbers);
}
