import { TYPE_SCALE, type ColorToken, type MeasureToken, type TypeSize } from './tokens.generated.ts';

export { TYPE_SCALE, type Space, type TypeSize } from './tokens.generated.ts';

/** The CSS reference of a semantic token; a name that doesn't exist fails to compile. */
export function t(name: ColorToken | MeasureToken): string {
  return `var(--mr-${name})`;
}

/** Font size and line height of one step of the scale, in rem so that a reader's own text size holds. */
export function type(size: TypeSize): string {
  return `font-size: ${size / 16}rem; line-height: ${TYPE_SCALE[size] / 16}rem;`;
}
