import { styled } from 'styled-components';
import { PRINT, SMALL_SCREEN } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

export const PageHeaderRoot = styled.header`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-inline-size: 0;
  > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    min-block-size: 32px;
  }
  [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-inline-size: 0;
  }
  h1 {
    ${type(20)}
    overflow-wrap: anywhere;
  }
  [data-part='note'] {
    unicode-bidi: plaintext;
    color: ${t('ink-subtle')};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
  &[data-size='large'] {
    padding-block-end: 8px;
    h1 {
      ${type(28)}
    }
    [data-part='title'] {
      flex-direction: column;
      align-items: flex-start;
    }
    [data-part='note'] {
      ${type(14)}
      color: ${t('ink-muted')};
    }
  }
  ${PRINT} {
    > nav,
    [data-part='actions'] {
      display: none;
    }
  }
  ${SMALL_SCREEN} {
    /* The note comes with the data: beside the buttons it would push them, and the page with them, into another line. */
    [data-part='title'] {
      flex: 1 0 100%;
    }
    &[data-size='large'] h1 {
      ${type(20)}
    }
  }
`;
