import { styled } from 'styled-components';
import { faultLine, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  > label {
    font-weight: 500;
  }
  &[data-label-hidden] > label,
  [data-part='counter-news'] {
    ${VISUALLY_HIDDEN}
  }
  > label > span {
    color: ${t('ink-subtle')};
    font-weight: 400;
  }
  > [data-part='notes'] {
    display: flex;
    gap: ${space(12)};
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  [data-part='counter'] {
    font-variant-numeric: tabular-nums;
    position: relative;
    flex: none;
    margin-inline-start: auto;
  }
  [data-over] {
    color: ${t('danger-text')};
  }
  > [data-part='error'] {
    ${type(12)}
    ${faultLine}
  }
`;
