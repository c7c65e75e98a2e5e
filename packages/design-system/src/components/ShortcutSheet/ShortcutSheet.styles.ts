import { styled } from 'styled-components';
import { t, type } from '../../theme/tokens.ts';

export const SheetRoot = styled.div`
  display: grid;
  gap: 20px;
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
    gap: 4px 16px;
    padding-block: 8px;
  }
  dd {
    margin-inline-start: auto;
  }
  dl > div + div {
    border-block-start: 1px solid ${t('line')};
  }
`;
