import { styled } from 'styled-components';
import { framedWithBar } from '../../theme/framedWithBar.ts';
import { FIGURES, focusRingInside, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

/** The width of '+' and '−', which hang before the text. */
const SIGN = '20px';

export const DiffRoot = styled.div`
  ${framedWithBar}
  > [data-part='bar'] > [data-part='count'] {
    margin-inline-end: auto;
    color: ${t('ink-muted')};
    ${FIGURES}
  }
  > [data-part='bar'] > [data-part='jumps'] {
    display: flex;
    gap: ${space(4)};
  }
  > [data-part='said'] {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='same'] {
    padding: ${space(24, 16)};
    color: ${t('ink-muted')};
    text-align: center;
  }
  > [data-part='scroll'] {
    max-block-size: var(--own-max);
    overflow: auto;
  }
  > [data-part='scroll']:focus-visible {
    ${focusRingInside}
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    ${type(12)}
    line-height: 1.25rem;
  }
  colgroup > col[data-part='number'] {
    inline-size: 52px;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding: ${space(4, 12)};
    background: ${t('sunken')};
    box-shadow: inset 0 -1px ${t('line')};
    color: ${t('ink-muted')};
    font-weight: 500;
    text-align: start;
  }
  td {
    padding: 0;
    vertical-align: top;
  }
  tr > td[data-part='number'] {
    padding-inline: ${space(4, 8)};
    color: ${t('ink-muted')};
    text-align: end;
    user-select: none;
    font-family: ${t('font-mono')};
    ${FIGURES}
  }
  tr > td[data-part='text'] {
    padding-inline: calc(${SIGN} + ${space(4)}) ${space(8)};
    font-family: ${t('font-mono')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    tab-size: 2;
  }
  tr > td[data-part='text'] + td {
    border-inline-start: 1px solid ${t('line')};
  }
  tr > td[data-part='text'] > [data-part='sign'] {
    float: inline-start;
    inline-size: ${SIGN};
    margin-inline-start: -${SIGN};
    font-weight: 600;
    user-select: none;
  }
  tr > td[data-part='text'] > [data-part='word'] {
    ${VISUALLY_HIDDEN}
  }
  td[data-kind='removed'] {
    background: ${t('danger-tint')};
  }
  td[data-kind='added'] {
    background: ${t('success-tint')};
  }
  td[data-kind='removed'] > [data-part='sign'] {
    color: ${t('danger-text')};
  }
  td[data-kind='added'] > [data-part='sign'] {
    color: ${t('success-text')};
  }
  td[data-kind='none'] {
    background: ${t('sunken')};
  }
  del,
  ins {
    border-radius: 2px;
    text-decoration: none;
  }
  del {
    background: color-mix(in oklch, ${t('danger-solid')} 25%, transparent);
    box-shadow: inset 0 -2px ${t('danger-solid')};
  }
  ins {
    background: color-mix(in oklch, ${t('success-solid')} 25%, transparent);
    box-shadow: inset 0 -2px ${t('success-solid')};
  }
  tbody[data-current] td:first-of-type {
    box-shadow: inset 3px 0 ${t('accent')};
  }
  tbody[data-current] td:first-of-type:dir(rtl) {
    box-shadow: inset -3px 0 ${t('accent')};
  }
  td[data-part='fold'] {
    padding: ${space(2, 8)};
    border-block: 1px solid ${t('line')};
    background: ${t('sunken')};
    text-align: center;
  }
  tbody:first-of-type > tr > td[data-part='fold'] {
    border-block-start: 0;
  }
  @media (forced-colors: active) {
    del {
      text-decoration: line-through;
    }
    ins {
      text-decoration: underline;
    }
    tbody[data-current] td:first-of-type {
      border-inline-start: 3px solid Highlight;
    }
  }
`;
