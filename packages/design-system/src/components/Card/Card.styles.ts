import { styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';

export const CardRoot = styled.section`
  background: ${t('surface')};
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-card')};
  min-inline-size: 0;
  overflow: clip;
  break-inside: avoid;
  &[data-tone='danger'] {
    border-color: ${t('danger-text')};
    /* A second pixel, so that the edge is told from others without its colour. */
    box-shadow: inset 0 0 0 1px ${t('danger-text')};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(4, 12)};
    padding: ${space(8, 16)};
  }
  > header > h2 {
    ${type(14)}
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 24px;
    padding-block: ${space(2)};
    overflow-wrap: anywhere;
  }
  > header > [data-part='note'] {
    color: ${t('ink-subtle')};
  }
  > header > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
  }
  > [data-part='body'] {
    padding: ${space(16)};
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
    padding: ${space(12, 16)};
    border-block-start: 1px solid ${t('line')};
    color: ${t('ink-muted')};
  }
`;
