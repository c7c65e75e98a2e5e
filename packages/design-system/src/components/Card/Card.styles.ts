import { styled } from 'styled-components';
import { t, type } from '../../theme/tokens.ts';

export const CardRoot = styled.section`
  background: ${t('surface')};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  min-inline-size: 0;
  overflow: clip;
  break-inside: avoid;
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 10px 16px;
  }
  > header > h2 {
    ${type(14)}
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 24px;
    padding-block: 2px;
    overflow-wrap: anywhere;
  }
  > header > [data-part='note'] {
    color: ${t('ink-subtle')};
  }
  > header > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > [data-part='body'] {
    padding: 16px;
  }
  > header + [data-part='body'] {
    padding-block-start: 0;
  }
  &[data-flush] > [data-part='body'] {
    padding: 0;
  }
  &[data-flush] > header {
    border-block-end: 1px solid ${t('line')};
  }
  > footer {
    padding: 12px 16px;
    border-block-start: 1px solid ${t('line')};
    color: ${t('ink-muted')};
  }
`;
