import { styled } from 'styled-components';
import { FIGURES } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4, 8)};
  color: ${t('ink-muted')};
  ${FIGURES}
  > [data-part='range'] {
    margin-inline-end: auto;
  }
  > [data-part='steps'] {
    display: flex;
    gap: ${space(4)};
  }
`;
