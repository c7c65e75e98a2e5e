import { css } from 'styled-components';
import { space, t } from '../../../theme/tokens.ts';

/** A header that sorts, is pulled at its edge, and carried elsewhere. */
export const headerStyles = css`
  thead th button {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    min-inline-size: 0;
    min-block-size: 24px;
    margin-inline: calc(-1 * ${space(4)});
    padding: ${space(0, 4)};
    border: 0;
    border-radius: ${t('radius-badge')};
    background: none;
    font-weight: 500;
    cursor: pointer;
  }
  th button:hover,
  th[aria-sort='ascending'] button,
  th[aria-sort='descending'] button {
    color: ${t('ink')};
  }
  [data-numeric] button {
    flex-direction: row-reverse;
  }
  th svg {
    flex: none;
  }
  /* Says from the start which columns sort. */
  th [data-idle] {
    color: ${t('ink-subtle')};
  }
  th button:hover [data-idle],
  th button:focus-visible [data-idle],
  th:focus-visible [data-idle] {
    color: inherit;
  }
  thead th {
    position: relative;
    user-select: none;
  }
  [data-part='resize'] {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    /* Optical: on both sides of the line. */
    inset-inline-end: -5px;
    inline-size: 11px;
    cursor: col-resize;
    touch-action: none;
  }
  /* The last one would reach out of the frame and make it scroll. */
  th:last-child [data-part='resize'],
  th[data-pin-edge] [data-part='resize'] {
    inset-inline-end: 0;
  }
  [data-part='resize']::after {
    content: '';
    position: absolute;
    inset-block: ${space(8)};
    /* Optical: the middle of the handle. */
    inset-inline-start: 5px;
    inline-size: 1px;
    background: ${t('line-control')};
    opacity: 0;
  }
  thead:hover [data-part='resize']::after {
    opacity: 0.5;
  }
  [data-part='resize']:hover::after,
  th[data-resizing] [data-part='resize']::after {
    inset-block: 0;
    /* Optical: the middle of the handle, for a line of 2 px. */
    inset-inline-start: 4px;
    inline-size: 2px;
    background: ${t('accent')};
    opacity: 1;
  }
  th[data-carried] {
    opacity: 0.5;
  }
  th[data-carried],
  th[data-carried] button {
    cursor: grabbing;
  }
  th[data-drop]::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 2px;
    background: ${t('accent')};
  }
  th[data-drop='behind']::before {
    inset-inline: auto 0;
  }
`;
