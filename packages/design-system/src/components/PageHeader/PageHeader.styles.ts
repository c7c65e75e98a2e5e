import { styled } from 'styled-components';
import { PRINT, SMALL_SCREEN, TRUNCATE } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

/** The primary button, or the red one in its place that stops what is running. */
const MAIN_BUTTON = ':is([data-variant=primary], [data-variant=danger])';

/** A button that isn't the main one, after another one. */
const SECOND_BUTTON = `:not(${MAIN_BUTTON}) ~ :not(${MAIN_BUTTON})`;

export const PageHeaderRoot = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8, 16)};
    min-block-size: 32px;
  }
  > [data-part='line'] > [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(4, 12)};
    min-inline-size: 0;
  }
  h1 {
    ${type(20)}
    overflow-wrap: anywhere;
  }
  > [data-part='line'] > [data-part='title'] > [data-part='note'] {
    unicode-bidi: plaintext;
    color: ${t('ink-subtle')};
  }
  > [data-part='line'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8, 12)};
  }
  &[data-size='large'] {
    padding-block-end: ${space(8)};
    h1 {
      ${type(28)}
    }
    > [data-part='line'] > [data-part='title'] {
      flex-direction: column;
      align-items: flex-start;
    }
    > [data-part='line'] > [data-part='title'] > [data-part='note'] {
      ${type(14)}
      color: ${t('ink-muted')};
    }
  }
  &[data-size='small'] {
    > [data-part='line'],
    > [data-part='line'] > [data-part='title'] {
      flex-wrap: nowrap;
    }
    > [data-part='line'] > [data-part='title'] {
      flex: 0 1 auto;
      gap: ${space(8)};
    }
    > [data-part='line'] > [data-part='title'] > :not(h1) {
      flex: none;
    }
    h1 {
      ${type(16)}
      min-inline-size: 0;
      ${TRUNCATE}
    }
  }
  ${PRINT} {
    > nav,
    > [data-part='line'] > [data-part='actions'] {
      display: none;
    }
  }
  ${SMALL_SCREEN} {
    /* The note arrives with the data. Beside the buttons it would wrap them and move the whole page down. */
    > [data-part='line'] > [data-part='title'] {
      flex: 1 0 100%;
    }
    &[data-size='large'] h1 {
      ${type(20)}
    }
    /* A single button has room beside the title. The note has the second line, which is there before it. */
    > [data-part='line']:not(:has(> [data-part='actions'] > :is(div, ${SECOND_BUTTON}))) {
      flex-wrap: nowrap;
      > [data-part='title'] {
        flex: 1 1 0;
      }
      > [data-part='title'] > [data-part='note'] {
        flex: 1 0 100%;
      }
      &:has(> [data-part='actions']) {
        /* Optical: the line of the title, the gap and the line of the note. */
        min-block-size: 52px;
      }
    }
    /* Within reach of the thumb, whatever is scrolled. The page below keeps room for it. */
    > [data-part='line'] > [data-part='actions'] > ${MAIN_BUTTON},
    > [data-part='line'] > [data-part='actions'] > div > ${MAIN_BUTTON} {
      position: fixed;
      z-index: 40;
      inset-inline: ${space(12)};
      inset-block-end: calc(${space(12)} + env(safe-area-inset-bottom));
      min-block-size: 44px;
    }
  }
`;
