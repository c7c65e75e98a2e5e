import { styled } from 'styled-components';
import { SMALL_SCREEN } from '../../../theme/styles.ts';
import { space } from '../../../theme/tokens.ts';

export const ToolbarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  [data-part='search'] {
    inline-size: 240px;
  }
  > [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8)};
    margin-inline-start: auto;
  }
  ${SMALL_SCREEN} {
    > [data-part='end'] {
      display: contents;
    }
    [data-part='search'] {
      inline-size: 100%;
    }
    /* Filters, Sort and Columns are one line, at 320 px too. */
    button[data-variant='quiet'] {
      padding-inline: ${space(8)};
    }
  }
`;
