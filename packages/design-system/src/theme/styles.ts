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

/** Everything that floats above the page: menus, popovers, tooltips, dragged items. */
export const floating = `
  background: ${t('raised')}; color: ${t('ink')}; border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')}; box-shadow: ${t('shadow')};
`;

/** A framed box with a bar at its top, for a calendar or a comparison. */
export const framedWithBar = `
  min-inline-size: 0; border: 1px solid ${t('line')}; border-radius: ${t('radius-card')}; background: ${t('surface')};
  overflow: clip;
  > [data-part='bar'] {
    display: flex; flex-wrap: wrap; align-items: center; gap: ${space(4)}; padding: ${space(6, 8, 6, 16)};
    border-block-end: 1px solid ${t('line')};
  }
`;

/** The airmail stripe: under the header, and as the fill of live progress. Nowhere else. */
export function airmail(kind: 'stripe' | 'progress', step: number): string {
  const [blue, red, gap] =
    kind === 'stripe'
      ? [t('stripe-blue'), t('stripe-red'), t('stripe-gap')]
      : [t('progress-blue'), t('progress-red'), t('progress-gap')];
  const at = (n: number) => `${n * step}px`;
  return `repeating-linear-gradient(-45deg, ${blue} 0 ${at(1)}, ${gap} ${at(1)} ${at(1.5)}, ${red} ${at(1.5)} ${at(2.5)}, ${gap} ${at(2.5)} ${at(3)})`;
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
