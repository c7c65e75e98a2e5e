import { styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';

export const SheetRoot = styled.div`
  display: grid;
  gap: ${space(16)};
  h3 {
    ${type(12)}
    color: ${t('ink-subtle')};
    font-weight: 500;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4, 16)};
    padding-block: ${space(8)};
  }
  dd {
    margin-inline-start: auto;
  }
  dl > div + div {
    border-block-start: 1px solid ${t('line')};
  }
`;
