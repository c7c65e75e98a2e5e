import { css } from 'styled-components';
import { t } from '../../theme/tokens.ts';

/** Colours in the order of the series, each with a dash, so that colour is never the only difference. */
const SERIES = [
  [t('series-1'), 'none'],
  [t('series-2'), '6 3'],
  [t('series-3'), '2 3'],
  [t('series-4'), '8 3 2 3'],
  [t('series-5'), '1 4'],
  [t('series-6'), '10 4'],
] as const;
export const SERIES_COUNT = SERIES.length;

export const seriesStyles = css`
  ${SERIES.map(
    ([color, dash], index) => `[data-series='${index}'] { --own-series: ${color}; --own-dash: ${dash}; }
    `,
  ).join('')}
  [data-line] {
    fill: none;
    stroke: var(--own-series);
    stroke-width: 2;
    stroke-dasharray: var(--own-dash);
    stroke-linejoin: round;
  }
  [data-area] {
    fill: var(--own-series);
    opacity: 0.08;
  }
  [data-dot] {
    fill: ${t('surface')};
    stroke: var(--own-series);
    stroke-width: 2;
  }
  [data-bar] {
    fill: var(--own-series);
  }
  [data-weave] {
    fill: none;
    stroke: ${t('surface')};
    stroke-width: 1.5;
    opacity: 0.5;
  }
  [data-weave='dots'] {
    fill: ${t('surface')};
    stroke: none;
  }
  /* Forced colours have too few colours for the series, so dashes and weaves tell them apart. */
  @media (forced-colors: active) {
    [data-line],
    [data-dot] {
      stroke: CanvasText;
    }
    [data-dot] {
      fill: Canvas;
    }
    [data-bar] {
      fill: CanvasText;
    }
    [data-area] {
      display: none;
    }
    [data-weave] {
      stroke: Canvas;
      opacity: 1;
    }
    [data-weave='dots'] {
      fill: Canvas;
    }
  }
`;
