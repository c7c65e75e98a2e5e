import { styled } from 'styled-components';
import { t, type } from '../../theme/tokens.ts';

export const ChoiceList = styled.fieldset`
  display: grid;
  gap: 4px;
  min-inline-size: 200px;
  max-block-size: 320px;
  margin: 0;
  padding: 4px;
  border: 0;
  overflow-y: auto;
  legend {
    padding: 0 0 4px;
    color: ${t('ink-muted')};
    font-weight: 500;
    ${type(12)}
  }
  & + & {
    margin-block-start: 8px;
  }
`;
