import { styled } from 'styled-components';
import { space, t } from '../../theme/tokens.ts';

/** A box with an icon, a unit or a button inside it, after the text. */
export const WithInside = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  > input {
    padding-inline-end: var(--own-end, ${space(8)});
    padding-inline-start: var(--own-start, ${space(8)});
  }
  > [data-part='end'] {
    position: absolute;
    display: flex;
    align-items: center;
    color: ${t('ink-subtle')};
    pointer-events: none;
  }
  > [data-part='end'] {
    inset-inline-end: ${space(4)};
  }
  > [data-part='end'] > button {
    pointer-events: auto;
  }
  > span[data-part='end'] {
    inset-inline-end: ${space(8)};
  }
`;
