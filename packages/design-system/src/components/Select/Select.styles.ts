import { styled } from 'styled-components';
import { TRUNCATE } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

/** The field, and the box that is shown until react-select has loaded. All other styles are loaded with react-select. */
export const ChoiceRoot = styled.div`
  position: relative;
  min-inline-size: 0;
  .choice__control,
  [data-part='placeholder'] {
    display: flex;
    align-items: center;
    min-block-size: ${t('control')};
    padding-inline: ${space(8, 4)};
    background: ${t('surface')};
    border: 1px solid ${t('line-control')};
    border-radius: ${t('radius-control')};
    cursor: pointer;
  }
  .choice__placeholder,
  [data-part='placeholder'] {
    color: ${t('ink-muted')};
    ${TRUNCATE}
  }
`;
