import { styled } from 'styled-components';
import { t } from '../../theme/tokens.ts';

/** A box with something inside it, before or after the text: an icon, a unit, a button. */
export const WithInside = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  > input {
    padding-inline-end: var(--own-end, 10px);
    padding-inline-start: var(--own-start, 10px);
  }
  > [data-part='start'],
  > [data-part='end'] {
    position: absolute;
    display: flex;
    align-items: center;
    color: ${t('ink-subtle')};
    pointer-events: none;
  }
  > [data-part='start'] {
    inset-inline-start: 10px;
  }
  > [data-part='end'] {
    inset-inline-end: 4px;
  }
  > [data-part='end'] > button {
    pointer-events: auto;
  }
  > span[data-part='end'] {
    inset-inline-end: 10px;
  }
`;
