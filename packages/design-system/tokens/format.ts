/** The parts of the Design Tokens format (2025.10) that our files use. */
interface Colour {
  colorSpace: 'oklch';
  components: [number, number, number];
  /** The nearest sRGB colour, without `alpha`. Written by `npm run generate`. */
  hex?: string;
  alpha?: number;
}
interface Measure {
  value: number;
  unit: 'px' | 'rem' | 'ms';
}
interface Shadow {
  color: Colour;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

/** A type with its value, aliases resolved. */
export type TokenValue =
  | { type: 'color'; value: Colour }
  | { type: 'dimension' | 'duration'; value: Measure }
  | { type: 'fontFamily'; value: readonly string[] }
  | { type: 'fontWeight'; value: number }
  | { type: 'cubicBezier'; value: readonly number[] }
  | { type: 'shadow'; value: readonly Shadow[] };

function css(color: Colour): string {
  return `oklch(${color.components.join(' ')}${color.alpha === undefined ? '' : ` / ${color.alpha}`})`;
}

function measure({ value, unit }: Measure) {
  return `${value}${unit}`;
}

function length(size: Measure) {
  return size.value === 0 ? '0' : measure(size);
}

function layer({ color, offsetX, offsetY, blur, spread }: Shadow) {
  return [...[offsetX, offsetY, blur, spread].map(length), css(color)].join(' ');
}

function family(name: string) {
  return name.includes(' ') ? `'${name}'` : name;
}

/** Returns the value in CSS syntax. */
export function toCss({ type, value }: TokenValue): string {
  switch (type) {
    case 'color':
      return css(value);
    case 'dimension':
    case 'duration':
      return measure(value);
    case 'fontFamily':
      return value.map(family).join(', ');
    case 'fontWeight':
      return String(value);
    case 'cubicBezier':
      return `cubic-bezier(${value.join(', ')})`;
    case 'shadow':
      return value.map(layer).join(', ');
  }
}
