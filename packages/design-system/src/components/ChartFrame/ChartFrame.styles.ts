import { css, styled } from 'styled-components';
import { figures, floating, focusRingInside, visuallyHidden } from '../../theme/styles.ts';
import { t, type } from '../../theme/tokens.ts';

/** Colours in the order of the series, and a dash for each, so that colour is never the only sign. */
const SERIES = [
  [t('accent'), 'none'],
  [t('success-solid'), '6 3'],
  [t('warning-solid'), '2 3'],
  [t('secondary-solid'), '8 3 2 3'],
  [t('pre-success-solid'), '1 4'],
  [t('danger-solid'), '10 4'],
] as const;
export const SERIES_COUNT = SERIES.length;

const seriesStyles = css`
  ${SERIES.map(
    ([color, dash], index) => `[data-series='${index}'] { --series: ${color}; --dash: ${dash}; }
    `,
  ).join('')}
  [data-line] {
    fill: none;
    stroke: var(--series);
    stroke-width: 2;
    stroke-dasharray: var(--dash);
    stroke-linejoin: round;
  }
  [data-area] {
    fill: var(--series);
    opacity: 0.08;
  }
  [data-dot] {
    fill: ${t('surface')};
    stroke: var(--series);
    stroke-width: 2;
  }
  [data-bar] {
    fill: var(--series);
  }
`;

export const Root = styled.figure`
  position: relative;
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
  }
  [data-part='title'] {
    font-weight: 600;
    ${type(14)}
  }
  [data-part='title'][data-hidden],
  [data-part='hidden'],
  [data-part='summary'] {
    ${visuallyHidden}
  }
  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    color: ${t('ink-muted')};
    ${type(12)}
  }
  [data-part='legend'] li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  figcaption > button {
    margin-inline-start: auto;
  }
  [data-part='box'] {
    position: relative;
    min-inline-size: 0;
  }
  svg {
    display: block;
    overflow: visible;
  }
  svg[tabindex]:focus-visible {
    ${focusRingInside}
    border-radius: ${t('radius-badge')};
  }
  svg text {
    fill: ${t('ink-muted')};
    font-family: ${t('font-sans')};
    font-size: 12px;
    ${figures}
  }
  [data-grid] {
    stroke: ${t('line')};
    shape-rendering: crispEdges;
  }
  [data-cursor] {
    stroke: ${t('line-control')};
    shape-rendering: crispEdges;
  }
  [data-part='table'] {
    overflow: auto;
  }
  [data-part='table'] table {
    inline-size: 100%;
    border-collapse: collapse;
    ${figures}
  }
  [data-part='table'] th,
  [data-part='table'] td {
    padding: 4px 8px;
    border-block-end: 1px solid ${t('line')};
    font-weight: 400;
    text-align: end;
  }
  [data-part='table'] th:first-child {
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
    padding: 8px 12px;
    pointer-events: none;
    ${floating}
    ${type(12)}
  }
  [data-part='tip'] li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    ${figures}
  }
  [data-part='tip'] li b {
    margin-inline-start: auto;
  }
  ${seriesStyles}
`;
