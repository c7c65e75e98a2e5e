import { TYPE_SCALE, type ColorToken, type MeasureToken, type Space, type TypeSize } from './tokens.generated.ts';

export { TYPE_SCALE, type Space, type TypeSize } from './tokens.generated.ts';

/** Returns the CSS reference of a semantic token. An unknown name doesn't compile. */
export function t(name: ColorToken | MeasureToken): string {
  return `var(--mr-${name})`;
}

/** Returns distances of the spacing scale, in the order of the CSS shorthand: `padding: ${space(4, 12)}`. The density sets their pixels. */
export function space(...steps: (Space | 0)[]): string {
  return steps.map((step) => (step === 0 ? '0' : t(`space-${step}`))).join(' ');
}

/** Returns font size and line height of one step of the scale, in rem, so that the reader's own text size applies. */
export function type(size: TypeSize): string {
  return `font-size: ${size / 16}rem; line-height: ${TYPE_SCALE[size] / 16}rem;`;
}
