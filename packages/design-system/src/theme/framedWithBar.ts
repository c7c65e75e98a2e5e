import { space, t } from './tokens.ts';

/** A framed box with a bar at its top, for a calendar or a comparison. */
export const framedWithBar = `
  min-inline-size: 0; border: 1px solid ${t('line')}; border-radius: ${t('radius-card')}; background: ${t('surface')};
  overflow: clip;
  > [data-part='bar'] {
    display: flex; flex-wrap: wrap; align-items: center; gap: ${space(4)}; padding: ${space(6, 8, 6, 16)};
    border-block-end: 1px solid ${t('line')};
  }
`;
