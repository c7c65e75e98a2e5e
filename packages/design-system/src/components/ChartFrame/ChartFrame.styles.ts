import { styled } from 'styled-components';
import { FIGURES, floating, focusRing, focusRingInside, PRINT, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { seriesStyles } from './chartSeries.ts';

export const ChartRoot = styled.figure`
  position: relative;
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(4, 16)};
  }
  > figcaption > [data-part='title'] {
    font-weight: 600;
    ${type(14)}
  }
  > figcaption > [data-part='title'][data-hidden],
  > [data-part='box'] > [data-part='hidden'],
  > [data-part='summary'] {
    ${VISUALLY_HIDDEN}
  }
  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0, 4)};
    color: ${t('ink-muted')};
    ${type(12)}
  }
  [data-part='legend'] button {
    display: inline-flex;
    align-items: center;
    gap: ${space(6)};
    min-block-size: 24px;
    padding: ${space(2, 6)};
    border: 0;
    border-radius: ${t('radius-control')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  [data-part='legend'] button:hover {
    background: ${t('hover')};
  }
  [data-part='legend'] button:focus-visible {
    ${focusRing}
  }
  [data-part='legend'] button[aria-pressed='false'] > span {
    text-decoration: line-through;
  }
  [data-part='legend'] button[aria-pressed='false'] > svg {
    opacity: 0.3;
  }
  figcaption > button {
    margin-inline-start: auto;
  }
  [data-part='box'] {
    position: relative;
    min-inline-size: 0;
  }
  > [data-part='box'] > [data-part='empty'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    border: 1px dashed ${t('line')};
    border-radius: ${t('radius-control')};
    color: ${t('ink-muted')};
    text-align: center;
  }
  /* Its own left and right: what is mirrored in a right-to-left page is mirrored by arithmetic. */
  svg {
    display: block;
    overflow: visible;
    direction: ltr;
  }
  svg[tabindex] {
    touch-action: pan-y;
  }
  svg [data-away] {
    opacity: 0.5;
  }
  svg [data-part='bar-value'] {
    fill: ${t('ink')};
    font-weight: 600;
  }
  svg[tabindex]:focus-visible {
    ${focusRingInside}
    border-radius: ${t('radius-badge')};
  }
  svg text {
    fill: ${t('ink-muted')};
    font-family: ${t('font-sans')};
    font-size: 12px;
    ${FIGURES}
  }
  [data-grid] {
    stroke: ${t('line')};
    shape-rendering: crispEdges;
  }
  [data-grid='zero'] {
    stroke: ${t('line-control')};
  }
  [data-cursor] {
    stroke: ${t('line-control')};
    shape-rendering: crispEdges;
  }
  [data-part='table'] {
    overflow: auto;
  }
  /* Nobody should see numbers turn into a picture, so they wait for scripts that are slow. Without scripts they don't wait. */
  [data-part='table'][data-early] {
    animation: mr-chart-early 0s 0.8s backwards;
  }
  @keyframes mr-chart-early {
    from {
      visibility: hidden;
    }
  }
  @media (scripting: none) {
    [data-part='table'][data-early] {
      animation: none;
    }
  }
  [data-part='table'] table {
    inline-size: 100%;
    border-collapse: collapse;
    ${FIGURES}
  }
  [data-part='table'] th,
  [data-part='table'] td {
    padding: ${space(4, 8)};
    border-block-end: 1px solid ${t('line')};
    font-weight: 400;
    text-align: end;
  }
  [data-part='table'] th:first-of-type {
    text-align: start;
  }
  [data-part='table'] thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${t('sunken')};
    color: ${t('ink-muted')};
    ${type(12)}
  }
  [data-part='tip'] {
    position: absolute;
    z-index: 2;
    inset-block-start: 0;
    inline-size: max-content;
    max-inline-size: 240px;
    padding: ${space(8, 12)};
    pointer-events: none;
    ${floating}
    ${type(12)}
  }
  [data-part='tip'] li {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    ${FIGURES}
  }
  [data-part='tip'] li b {
    margin-inline-start: auto;
    padding-inline-start: ${space(8)};
  }
  @media (forced-colors: active) {
    svg text,
    svg [data-part='bar-value'] {
      fill: CanvasText;
    }
    [data-grid],
    [data-cursor] {
      stroke: CanvasText;
      opacity: 0.4;
    }
  }
  ${PRINT} {
    figcaption > button {
      display: none;
    }
    svg[viewBox] {
      inline-size: 100%;
      block-size: auto;
    }
  }
  ${seriesStyles}
`;
