import { styled } from 'styled-components';
import { SMALL_SCREEN } from '../../../theme/styles.ts';
import { space, t, type } from '../../../theme/tokens.ts';

export const ToolbarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  [data-part='search'] {
    inline-size: 240px;
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
  ${SMALL_SCREEN} {
    /* One row, which scrolls sideways: four rows of controls would leave half of a phone to the list. */
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    /* Room for the focus rings, which the scrolling would cut. */
    margin: calc(-1 * ${space(4)});
    padding: ${space(4)};
    > * {
      flex: none;
    }
    > [data-part='end'] {
      display: contents;
    }
    > [data-part='end'] > * {
      flex: none;
    }
    [data-part='search'] {
      flex: 1 0 56%;
      inline-size: auto;
    }
    button[data-variant='quiet'] {
      padding-inline: ${space(8)};
    }
  }
`;
