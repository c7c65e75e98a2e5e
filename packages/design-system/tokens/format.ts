/** The parts of the Design Tokens format (2025.10) that our files use. */
export interface Colour {
  colorSpace: 'oklch';
  components: [number, number, number];
  alpha?: number;
}
export interface Measure {
  value: number;
  unit: 'px' | 'rem' | 'ms';
}
export interface Shadow {
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

const measure = ({ value, unit }: Measure) => `${value}${unit}`;
const length = (size: Measure) => (size.value === 0 ? '0' : measure(size));
const layer = ({ color, offsetX, offsetY, blur, spread }: Shadow) =>
  [...[offsetX, offsetY, blur, spread].map(length), css(color)].join(' ');
const family = (name: string) => (name.includes(' ') ? `'${name}'` : name);

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
