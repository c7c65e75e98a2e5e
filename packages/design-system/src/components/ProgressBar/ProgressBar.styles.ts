import { styled } from 'styled-components';
import { accentStripe, STRIPE_TILE, stripes, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const ProgressRoot = styled.div`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(4, 16)};
  }
  > [data-part='head'][data-hidden] {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='head'] > [data-part='label'] {
    ${type(14)}
    font-weight: 600;
  }
  > [data-part='head'] > [data-part='note'] {
    color: ${t('ink-muted')};
  }
  > [data-part='track'] {
    block-size: 12px;
    border: 1px solid ${t('line')};
    border-radius: 2px;
    background: ${t('sunken')};
    overflow: hidden;
  }
  > [data-part='track'] > [data-part='fill'] {
    position: relative;
    block-size: 100%;
    overflow: hidden;
    background: ${t('accent')};
  }
  &[data-size='small'] {
    gap: ${space(4)};
    > [data-part='head'] > [data-part='label'] {
      ${type(12)}
      font-weight: 500;
    }
    > [data-part='track'] {
      block-size: 8px;
    }
  }
  /* The stripe only moves by transform, by one tile. */
  &[data-live] > [data-part='track'] > [data-part='fill']::before {
    content: '';
    position: absolute;
    /* Optical: the stripe begins outside by the way that it moves. */
    inset: 0 0 0 -${STRIPE_TILE}px;
    background: ${accentStripe('progress')};
    animation: mr-post 1.6s linear infinite;
  }
  @keyframes mr-post {
    to {
      transform: translateX(${STRIPE_TILE}px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-live] > [data-part='track'] > [data-part='fill']::before {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    > [data-part='track'] > [data-part='fill'] {
      background: Highlight;
    }
    /* The stripe in the system's colours: without it, work of unknown length looks done. */
    [role='progressbar']:not([aria-valuenow]) > [data-part='fill']::before {
      forced-color-adjust: none;
      background: ${stripes([
        ['Highlight', 2],
        ['Canvas', 3],
      ])};
    }
  }
`;
