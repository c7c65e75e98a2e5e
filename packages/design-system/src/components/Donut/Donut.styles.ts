import { styled } from 'styled-components';
import { FIGURES, focusRing } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';

export const DonutRoot = styled(ChartFrame)`
  [data-part='donut'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(16, 32)};
  }
  [data-part='donut'] > [data-part='ring'] {
    position: relative;
    flex: none;
  }
  [data-part='donut'] > [data-part='ring'] [data-bar],
  [data-part='donut'] > [data-part='ring'] [data-over] {
    stroke: ${t('surface')};
    stroke-width: 2;
  }
  [data-part='centre'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    padding: 24%;
    text-align: center;
    pointer-events: none;
    ${type(12)}
    color: ${t('ink-muted')};
  }
  [data-part='centre'] > b {
    ${type(20)}
    font-weight: 600;
    color: ${t('ink')};
    ${FIGURES}
  }
  [data-part='centre'] > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='shares'] {
    flex: 1 1 220px;
    display: grid;
    max-inline-size: 420px;
  }
  [data-part='shares'] button {
    display: grid;
    grid-template-columns: 12px minmax(0, 1fr) max-content 52px;
    gap: ${space(8)};
    align-items: center;
    inline-size: 100%;
    min-block-size: 28px;
    padding: ${space(4, 8)};
    border: 0;
    border-radius: ${t('radius-control')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    ${FIGURES}
  }
  [data-part='shares'] button:hover,
  [data-part='shares'] [data-current] button {
    background: ${t('hover')};
  }
  [data-part='shares'] button:focus-visible {
    ${focusRing}
  }
  [data-part='shares'] > li > button > [data-part='name'] {
    overflow-wrap: anywhere;
  }
  [data-part='shares'] > li > button > [data-part='number'],
  [data-part='shares'] > li > button > [data-part='share'] {
    text-align: end;
  }
  [data-part='shares'] > li > button > [data-part='share'] {
    color: ${t('ink-muted')};
  }
  [data-part='shares'] button[aria-pressed='false'] {
    color: ${t('ink-subtle')};
  }
  [data-part='shares'] button[aria-pressed='false'] > [data-part='name'] {
    text-decoration: line-through;
  }
  [data-part='shares'] button[aria-pressed='false'] > svg {
    opacity: 0.3;
  }
  @media (forced-colors: active) {
    [data-part='donut'] > [data-part='ring'] [data-bar],
    [data-part='donut'] > [data-part='ring'] [data-over] {
      stroke: Canvas;
    }
    [data-part='shares'] [data-current] button {
      outline: 1px solid Highlight;
    }
  }
`;
