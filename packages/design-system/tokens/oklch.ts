type Triple = [number, number, number];

/** Linear sRGB of an oklch colour, by way of OKLab. Colours outside sRGB are clipped, as a browser on an ordinary screen does. */
function linear([l, c, h]: Triple): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** Relative luminance (WCAG 2) of an opaque `oklch(l c h)`. */
function luminance(color: string): number {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new Error(`Not an opaque oklch colour: ${color}`);
  const [red, green, blue] = linear(match.slice(1).map(Number) as Triple);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Two hexadecimal digits of a share: 1 is 'ff'. */
function digits(share: number): string {
  return Math.round(255 * share)
    .toString(16)
    .padStart(2, '0');
}

/** The nearest sRGB colour: '#1f2733', with two more digits when it is translucent. */
export function toHex(components: Triple, alpha = 1): string {
  const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  return `#${linear(components)
    .map((value) => digits(gamma(value)))
    .join('')}${alpha < 1 ? digits(alpha) : ''}`;
}
