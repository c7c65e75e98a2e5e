import { space, t } from './tokens.ts';

/** The focus ring: two pixels outside the control, so that it never covers the control. */
export const focusRing = `outline: 2px solid ${t('focus')}; outline-offset: 2px;`;

/** For controls inside a clipped box, where an outer ring would be cut. */
export const focusRingInside = `outline: 2px solid ${t('focus')}; outline-offset: -2px;`;

/** For screen readers only. */
export const VISUALLY_HIDDEN = `
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
`;

export const TRUNCATE = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

/** Tabular lining figures, for numbers in columns. */
export const FIGURES = 'font-variant-numeric: tabular-nums lining-nums;';

/** The error below a control, with an icon beside its first line. */
export const faultLine = `
  display: flex; gap: ${space(4)}; align-items: flex-start; color: ${t('danger-text')};
  > svg { flex: none; margin-block-start: 1px; }
`;

/** How high an area that fills its place is where its place has no height of its own. */
export const FILLING_BASIS = '480px';

/** Everything that floats above the page: menus, popovers, tooltips, dragged items. */
export const floating = `
  background: ${t('raised')}; color: ${t('ink')}; border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')}; box-shadow: ${t('shadow')};
`;

/** The width of one period of a diagonal stripe, in whole pixels: a tile of another width would be blurred at its edges. */
export const STRIPE_TILE = 51;

/** The third part of a period, across the stripe. */
const STRIPE_STEP = (STRIPE_TILE / 3) * Math.SQRT1_2;

/**
 * Diagonal stripes; each colour ends at a number of steps, the last one at 3. Drawn as a tile, because WebKit blurs the
 * stripes of a wide box, and in sRGB, because Firefox draws only flecks of a repeating gradient in another colour space.
 */
export function stripes(colours: readonly (readonly [colour: string, end: number])[]): string {
  const at = (steps: number) => `${Number((steps * STRIPE_STEP).toFixed(4))}px`;
  const stops = colours.map(([colour, end], index) => `${colour} ${at(colours[index - 1]?.[1] ?? 0)} ${at(end)}`);
  return `repeating-linear-gradient(-45deg in srgb, ${stops.join(', ')}) 0 0 / ${STRIPE_TILE}px 100%`;
}

/** The application's two accents as a stripe: under the header, and as the fill of live progress. Nowhere else. */
export function accentStripe(kind: 'stripe' | 'progress'): string {
  const [first, second, gap] =
    kind === 'stripe'
      ? [t('stripe-first'), t('stripe-second'), t('stripe-gap')]
      : [t('progress-first'), t('progress-second'), t('progress-gap')];
  return stripes([
    [first, 1],
    [gap, 1.5],
    [second, 2.5],
    [gap, 3],
  ]);
}

/** Below this width the page is one column, tables are cards and the navigation is a drawer. */
export const SMALL_SCREEN = '@media (max-width: 719px)';
/** Below this width, such as an upright tablet, the shell shrinks: the navigation is folded, and the header shows less text. */
export const MEDIUM_SCREEN = '@media (max-width: 1023px)';
/** On paper. Controls aren't printed. */
export const PRINT = '@media print';
/** From this width on, a page has room for details beside its content. */
export const WIDE_SCREEN = '@media (min-width: 1200px)';

/** For elements that enter by moving or fading: with reduced motion they appear immediately. */
export const WITH_MOTION = '@media (prefers-reduced-motion: no-preference)';
