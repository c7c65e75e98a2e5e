import { styled } from 'styled-components';
import { floating, VISUALLY_HIDDEN } from '../../../theme/styles.ts';
import { space, t, type } from '../../../theme/tokens.ts';

export const MoveSign = styled.div`
  > [data-part='said'] {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='move-card'] {
    position: fixed;
    inset: 0 auto auto 0;
    z-index: 30;
    display: grid;
    gap: ${space(8)};
    inline-size: 300px;
    padding: ${space(12)};
    ${type(13)}
    ${floating}
    pointer-events: none;
  }
  > [data-part='move-card'] > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 12)};
    ${type(12)}
    color: ${t('ink-muted')};
  }
`;
