import { styled } from 'styled-components';
import { VISUALLY_HIDDEN } from '../../../theme/styles.ts';
import { space, t, type } from '../../../theme/tokens.ts';

const TICK = '16px';

export const Panel = styled.div`
  display: grid;
  gap: ${space(12)};
  inline-size: min(368px, calc(100vw - 48px));
  ol {
    display: grid;
    gap: ${space(2)};
    max-block-size: min(360px, 50vh);
    margin: 0 calc(-1 * ${space(4)});
    padding: ${space(4)};
    overflow-y: auto;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-block-size: ${t('control')};
  }
  li > div:first-of-type,
  li > [data-part='always'] {
    flex: 1 1 auto;
    min-inline-size: 0;
    margin-inline-end: ${space(4)};
  }
  li > [data-part='always'] {
    /* Below the words of the other columns, which have a tick box. */
    padding-inline-start: calc(${TICK} + ${space(8)});
  }
  [data-part='always'] small {
    margin-inline-start: ${space(6)};
    color: ${t('ink-subtle')};
    ${type(12)}
  }
  [data-part='width'] {
    flex: none;
    inline-size: 64px;
  }
  > [data-part='news'] {
    ${VISUALLY_HIDDEN}
  }
  /* An arrow to a line points to the other side where the text runs the other way. */
  [data-part='pin']:dir(rtl) svg {
    transform: scaleX(-1);
  }
`;
