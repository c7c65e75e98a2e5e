import { styled } from 'styled-components';
import { floating } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const OverlayRoot = styled.div`
  display: contents;
`;

// The veil blurs what lies behind it; a filter on the page itself would tear its fixed parts from the window.
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
  /* The work is done: what still stands for the eye must not hold up the hand. */
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
