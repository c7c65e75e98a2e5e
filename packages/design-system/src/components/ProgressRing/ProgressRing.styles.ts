import { styled } from 'styled-components';
import { FIGURES, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const RingRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(12)};
  min-inline-size: 0;
  > [data-part='ring'] {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
  }
  svg {
    grid-area: 1 / 1;
    transform: rotate(-90deg);
  }
  > [data-part='ring'] > span {
    grid-area: 1 / 1;
    ${type(14)}
    font-weight: 600;
    ${FIGURES}
  }
  circle {
    fill: none;
  }
  > [data-part='ring'] > svg > circle[data-part='track'] {
    stroke: ${t('line-control')};
    opacity: 0.5;
  }
  > [data-part='ring'] > svg > circle[data-part='fill'] {
    stroke: ${t('accent')};
    transition: stroke-dasharray ${t('enter-time')} ease-out;
  }
  > [data-part='words'] {
    display: grid;
    min-inline-size: 0;
  }
  > [data-part='words'][data-hidden] {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='words'] > [data-part='label'] {
    ${type(13)}
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > [data-part='note'] {
    ${type(12)}
    color: ${t('ink-muted')};
    ${FIGURES}
  }
  &[data-size='small'] {
    gap: ${space(8)};
    > [data-part='words'] > [data-part='label'] {
      font-weight: 500;
    }
  }
  &[data-unknown] svg {
    animation: mr-ring-turn 1s linear infinite;
  }
  @keyframes mr-ring-turn {
    from {
      transform: rotate(-90deg);
    }
    to {
      transform: rotate(270deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] svg {
      animation: none;
    }
    /* Dots instead of a turning arc: they still show that work continues. */
    &[data-unknown] > [data-part='ring'] > svg > circle[data-part='fill'] {
      stroke-dasharray: 12.5 12.5;
    }
  }
  @media (forced-colors: active) {
    > [data-part='ring'] > svg > circle[data-part='track'] {
      stroke: GrayText;
    }
    > [data-part='ring'] > svg > circle[data-part='fill'] {
      stroke: Highlight;
    }
  }
`;
