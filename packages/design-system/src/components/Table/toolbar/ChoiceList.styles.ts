import { styled } from 'styled-components';
import { t, type } from '../../../theme/tokens.ts';

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
  [data-part='range'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    max-inline-size: 360px;
  }
  & + & {
    margin-block-start: 8px;
  }
`;
