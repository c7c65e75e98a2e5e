import { styled } from 'styled-components';
import { space, t, type } from '../../../theme/tokens.ts';

export const ChoiceList = styled.fieldset`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 200px;
  margin: 0;
  padding: ${space(4)};
  border: 0;
  legend {
    padding: ${space(0, 0, 4)};
    color: ${t('ink-muted')};
    font-weight: 500;
    ${type(12)}
  }
  /* Not the fieldset: WebKit paints no legend of a fieldset that scrolls, and here the label stays in view. */
  > [data-part='choices'] {
    display: grid;
    gap: ${space(4)};
    max-block-size: 296px;
    /* Room for the focus ring of the boxes. */
    margin: calc(-1 * ${space(4)});
    padding: ${space(4)};
    overflow-y: auto;
  }
  [data-part='option-group'] {
    display: grid;
    gap: ${space(4)};
    font-weight: 500;
  }
  [data-part='options'] {
    display: grid;
    gap: ${space(4)};
    margin-inline-start: ${space(24)};
    font-weight: 400;
  }
  > [data-part='range'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(8)};
    max-inline-size: 360px;
  }
  & + & {
    margin-block-start: ${space(8)};
  }
`;
