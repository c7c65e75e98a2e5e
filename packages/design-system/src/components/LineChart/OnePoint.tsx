import { scaleBand } from '@visx/scale';
import { useId } from 'react';
import { SeriesWeaves } from '../ChartFrame/SeriesWeaves.tsx';
import type { ShownSeries } from './lineSeries.ts';

interface OnePointProps {
  series: readonly ShownSeries[];
  /** Centre of the bars, in pixels from the left. */
  middle: number;
  y: (value: number) => number;
  say: (value: number) => string;
}

const EACH = 64;

/** A single day has no line, so its values are bars side by side, each with its number. */
export function OnePoint({ series, middle, y, say }: OnePointProps) {
  const id = useId();
  const width = Math.min(middle * 2, EACH * series.length);
  const x = scaleBand<string>({
    domain: series.map((line) => line.id),
    range: [middle - width / 2, middle + width / 2],
    padding: 0.3,
  });
  return (
    <>
      <SeriesWeaves id={id} />
      {series.map((line) => {
        const value = line.points[0]?.y;
        if (value == null) return null;
        const top = Math.min(y(value), y(0));
        const place = {
          x: x(line.id) ?? 0,
          y: top,
          width: x.bandwidth(),
          height: Math.abs(y(value) - y(0)),
          rx: 2,
        };
        return (
          <g key={line.id} data-series={line.index}>
            <rect {...place} data-bar="" />
            <rect {...place} fill={`url(#${id}${line.index})`} />
            <text x={place.x + place.width / 2} y={top - 6} textAnchor="middle" data-part="bar-value">
              {say(value)}
            </text>
          </g>
        );
      })}
    </>
  );
}
