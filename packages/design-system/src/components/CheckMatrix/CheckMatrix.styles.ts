import { styled } from 'styled-components';
import { focusRing, focusRingInside } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  max-inline-size: 100%;
  overflow: auto;
  background: ${t('surface')};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  &:focus-visible {
    ${focusRingInside}
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    block-size: 34px;
    background: ${t('sunken')};
    color: ${t('ink-muted')};
    font-weight: 500;
    ${type(12)}
  }
  th,
  td {
    padding: ${space(4, 12)};
    font-weight: 400;
    text-align: center;
  }
  th:first-of-type {
    position: sticky;
    inset-inline-start: 0;
    background: ${t('surface')};
    text-align: start;
  }
  thead th:first-of-type {
    z-index: 2;
    background: ${t('sunken')};
  }
  tbody tr {
    block-size: 36px;
    border-block-start: 1px solid ${t('line')};
  }
  tbody tr:not([data-part]):hover td {
    background: ${t('hover')};
  }
  /* A sticky name needs a solid background, or the scrolled cells would show through it. */
  tbody tr:not([data-part]):hover th {
    background: linear-gradient(${t('hover')}, ${t('hover')}), ${t('surface')};
  }
  [data-part='group'] th,
  [data-part='group'] td {
    background: ${t('sunken')};
  }
  [data-part='group'] th {
    color: ${t('ink-muted')};
    font-weight: 600;
    ${type(12)}
  }
  small {
    display: block;
    color: ${t('ink-muted')};
    ${type(12)}
  }
  span[data-on] {
    color: ${t('accent')};
  }
  th:first-of-type {
    min-inline-size: 136px;
    max-inline-size: 60vw;
    overflow-wrap: break-word;
  }
  label {
    display: inline-grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    cursor: pointer;
  }
  input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: ${t('accent')};
  }
  input:focus-visible {
    ${focusRing}
  }
  input[aria-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
