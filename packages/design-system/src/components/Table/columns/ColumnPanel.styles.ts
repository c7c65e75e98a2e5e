import { styled } from 'styled-components';
import { visuallyHidden } from '../../../theme/styles.ts';
import { t, type } from '../../../theme/tokens.ts';

export const Panel = styled.div`
  display: grid;
  gap: 12px;
  inline-size: min(368px, calc(100vw - 48px));
  ol {
    display: grid;
    gap: 2px;
    max-block-size: min(360px, 50vh);
    margin: 0 -4px;
    padding: 4px;
    overflow-y: auto;
  }
  li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: ${t('control')};
  }
  li > :first-child {
    flex: 1 1 auto;
    min-inline-size: 0;
    margin-inline-end: 4px;
  }
  li > [data-part='always'] {
    padding-inline-start: 24px;
  }
  [data-part='always'] small {
    margin-inline-start: 6px;
    color: ${t('ink-subtle')};
    ${type(12)}
  }
  [data-part='width'] {
    flex: none;
    inline-size: 64px;
  }
  [data-part='news'] {
    ${visuallyHidden}
  }
  /* An arrow to a line points to the other side where the text runs the other way. */
  [data-part='pin']:dir(rtl) svg {
    transform: scaleX(-1);
  }
`;
