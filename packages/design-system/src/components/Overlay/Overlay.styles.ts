import { styled } from 'styled-components';
import { floating } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const OverlayRoot = styled.div`
  display: contents;
`;

// The veil blurs the page behind it. A filter on the page itself would detach its fixed parts from the window.
export const Veil = styled.div`
  &[data-shown] {
    position: fixed;
    inset: 0;
    z-index: 300;
    display: grid;
    place-items: center;
    background: ${t('veil')};
    backdrop-filter: blur(2px);
    cursor: progress;
  }
  /* The work is done: the closing animation must not block the pointer. */
  &[data-over] {
    pointer-events: none;
  }
  > span {
    ${floating}
    display: flex;
    align-items: center;
    gap: ${space(8)};
    padding: ${space(8, 16)};
    ${type(13)}
    font-weight: 500;
  }
  [data-part='turn'] {
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid ${t('accent')};
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: mr-veil-turn 700ms linear infinite;
  }
  @keyframes mr-veil-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='turn'] {
      animation: none;
      border-style: dotted;
      border-inline-end-color: ${t('accent')};
    }
  }
`;
