import { styled } from 'styled-components';
import { focusRing } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const FoldRoot = styled.div`
  min-inline-size: 0;
  > [data-part='line'] {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-block-size: 24px;
    list-style: none;
  }
  > summary {
    border-radius: ${t('radius-badge')};
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    background: ${t('hover')};
  }
  > summary:focus-visible {
    ${focusRing}
  }
  > summary > svg {
    flex: none;
    color: ${t('ink-muted')};
  }
  > summary > svg:dir(rtl) {
    transform: scaleX(-1);
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
  > [data-part='line'] > :is(h2, h3, h4) {
    ${type(13)}
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [data-part='line'] > [data-part='note'] {
    color: ${t('ink-muted')};
    ${type(12)}
  }
  > [data-part='body'] {
    padding-block-start: ${space(8)};
  }
  @media (pointer: coarse) {
    > summary {
      min-block-size: 44px;
    }
  }
`;
