import { light } from './light.ts';

export type ColorToken = keyof typeof light;
export const COLOR_TOKENS = Object.keys(light) as ColorToken[];

/** Space in steps of the 4 px grid. */
export const SPACES = [4, 8, 12, 16, 24, 32, 48] as const;
export type Space = (typeof SPACES)[number];

/** Font sizes in px, with the line height that keeps text on the 4 px grid. */
export const TYPE_SCALE = { 12: 16, 13: 20, 14: 20, 16: 24, 20: 28, 28: 36 } as const;
export type TypeSize = keyof typeof TYPE_SCALE;

/** What is the same in every theme, and what density and pointer change. */
export const MEASURES = {
  'font-sans': "'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', system-ui, sans-serif",
  'font-mono': "'IBM Plex Mono', 'IBM Plex Mono Fallback', ui-monospace, monospace",
  'radius-badge': '4px',
  'radius-control': '5px',
  'radius-card': '8px',
  control: '32px',
  'control-small': '24px',
  row: '40px',
  header: '48px',
  'nav-width': '208px',
  'nav-folded': '56px',
  page: '24px',
  'state-time': '120ms',
  'enter-time': '180ms',
} as const;
export type MeasureToken = keyof typeof MEASURES;

/** The CSS reference of a semantic token; a name that doesn't exist fails to compile. */
export function t(name: ColorToken | MeasureToken): string {
  return `var(--mr-${name})`;
}

/** Font size and line height of one step of the scale, in rem so that a reader's own text size holds. */
export function type(size: TypeSize): string {
  return `font-size: ${size / 16}rem; line-height: ${TYPE_SCALE[size] / 16}rem;`;
}
