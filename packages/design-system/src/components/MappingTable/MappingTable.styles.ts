import { styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space(8)};
  table {
    inline-size: 100%;
    border-collapse: collapse;
    background: ${t('surface')};
    border: 1px solid ${t('line')};
  }
  th,
  td {
    padding: ${space(4, 12)};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  thead th {
    block-size: 34px;
    background: ${t('sunken')};
    color: ${t('ink-muted')};
    font-weight: 500;
    ${type(12)}
  }
  tbody tr {
    border-block-start: 1px solid ${t('line')};
  }
  tbody th {
    inline-size: 26%;
    font-family: ${t('font-mono')};
    font-weight: 400;
    ${type(12)}
  }
  tbody th > [data-part='note'] {
    display: block;
    color: ${t('ink-muted')};
    font-family: ${t('font-sans')};
  }
  td:last-of-type {
    inline-size: 38%;
    min-inline-size: 180px;
  }
  [data-part='samples'] span + span::before {
    content: ' · ';
    color: ${t('ink-subtle')};
  }
  [data-part='samples'],
  [data-unused] th {
    color: ${t('ink-muted')};
  }
  > [data-part='state'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0, 16)};
    color: ${t('ink-muted')};
  }
  > [data-part='state'] > [data-wrong] {
    color: ${t('danger-text')};
    font-weight: 500;
  }
  @container (max-width: 559.9px) {
    thead {
      display: none;
    }
    table,
    tbody,
    tr,
    tbody th,
    td,
    td:last-of-type {
      display: block;
      inline-size: 100%;
    }
    tbody tr {
      padding-block: ${space(8)};
    }
  }
`;
