import { css } from 'styled-components';
import { space, t, type } from '../../../theme/tokens.ts';

/** Rows below rows: indentation, the button that expands, and headings of groups. Loaded with the first such table. */
export const treeStyles = css`
  [data-part='branch'] {
    flex: none;
    inline-size: calc(var(--level, 0) * ${space(16)} + ${space(24)});
    padding-inline-start: calc(var(--level, 0) * ${space(16)});
  }
  [data-part='branch'] button {
    display: grid;
    place-items: center;
    inline-size: ${space(24)};
    block-size: ${space(24)};
    padding: 0;
    border: 0;
    border-radius: ${t('radius-badge')};
    background: none;
    color: ${t('ink-muted')};
    cursor: pointer;
  }
  [data-part='branch'] button:hover {
    background: ${t('hover')};
    color: ${t('ink')};
  }
  [data-part='branch'] button:dir(rtl) svg {
    transform: scaleX(-1);
  }
  [data-part='branch'] button[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
  tbody tr[data-group],
  tbody tr[data-group] [data-pin] {
    background: ${t('sunken')};
  }
  tbody th[data-kind='group'] {
    font-weight: 600;
  }
  [data-part='group-count'] {
    flex: none;
    color: ${t('ink-muted')};
    font-weight: 400;
    ${type(12)}
  }
  @container (max-width: 639.9px) {
    /* A card below another one is indented as a whole, so that its words keep their width. */
    tbody tr[aria-level]:not([data-group]) {
      margin-inline-start: calc(var(--level, 0) * ${space(16)});
      border-inline-start: 2px solid ${t('line')};
    }
    tbody tr[aria-level] > th {
      flex-wrap: nowrap;
      justify-content: flex-start;
    }
    tbody tr[aria-level] > th > [data-part='branch'] {
      inline-size: auto;
      padding-inline-start: 0;
    }
    /* The line of the name is as high as without the button. */
    tbody tr[aria-level] > th > [data-part='branch'] > button {
      margin-block: calc(-1 * ${space(2)});
    }
    tbody tr[aria-level] > th > [data-part='branch']:empty {
      display: none;
    }
    tbody tr[data-group] > td[data-kind='select'] {
      display: flex;
    }
  }
`;
