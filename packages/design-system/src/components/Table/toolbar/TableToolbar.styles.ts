import { styled } from 'styled-components';
import { space, t, type } from '../../../theme/tokens.ts';

export const ToolbarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  [data-part='search'] {
    inline-size: 240px;
  }
  /* Beside tabs, the usual words still fit. */
  > [data-part='tabs'] ~ [data-part='search'] {
    inline-size: 208px;
  }
  small {
    color: ${t('ink-subtle')};
    ${type(12)}
  }
  > [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8)};
    margin-inline-start: auto;
  }
  /* Above cards: one row, of which the search takes what the button leaves. The tabs have a line of their own. */
  &[data-cards] {
    > [data-part='tabs'] {
      flex: 1 0 100%;
      min-inline-size: 0;
      overflow-x: auto;
    }
    [data-part='search'] {
      flex: 1;
      inline-size: auto;
      min-inline-size: 0;
    }
    > button {
      flex: none;
    }
  }
`;
