import { css } from 'styled-components';
import { t } from '../../../theme/tokens.ts';

/** Columns that stay in sight. Where rows are cards there are none. */
export const pinStyles = css`
  @container (min-width: 640px) {
    [data-pin] {
      position: sticky;
      z-index: 1;
      background: ${t('surface')};
    }
    thead [data-pin],
    tfoot [data-pin] {
      background: ${t('sunken')};
    }
    tr[data-selected] [data-pin] {
      background: ${t('accent-tint')};
    }
    @media (hover: hover) {
      tbody tr:not([data-plain], [data-selected]):hover [data-pin] {
        background: linear-gradient(${t('hover')}, ${t('hover')}), ${t('surface')};
      }
    }
    /* The keyboard's place stops under neither edge. */
    [data-part='scroller'] :focus:not([data-pin], [data-pin] *) {
      scroll-margin-inline: var(--pinned-start, 0px) var(--pinned-end, 0px);
    }
    /* The line, and a shadow on what scrolls under it. */
    [data-scrolls] [data-pin-edge]::after {
      content: '';
      position: absolute;
      inset-block: 0;
      /* Optical: the shadow is outside the cell. */
      inset-inline-end: -9px;
      inline-size: 9px;
      border-inline-start: 1px solid ${t('line-control')};
      background: linear-gradient(to right, ${t('hover')}, transparent);
      pointer-events: none;
    }
    [data-scrolls] [data-pin='end'][data-pin-edge]::after {
      /* Optical: as above. */
      inset-inline: -9px auto;
      border-inline-start: 0;
      border-inline-end: 1px solid ${t('line-control')};
    }
    [data-scrolls] [data-pin='end'][data-pin-edge]:dir(ltr)::after,
    [data-scrolls] [data-pin='start'][data-pin-edge]:dir(rtl)::after {
      background: linear-gradient(to left, ${t('hover')}, transparent);
    }
  }
`;
