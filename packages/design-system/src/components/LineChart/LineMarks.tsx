import { Area, LinePath } from '@visx/shape';
import { isAlone, type ShownSeries } from './lineSeries.ts';

interface LineMarksProps {
  series: readonly ShownSeries[];
  x: (index: number) => number;
  y: (value: number) => number;
  at: number | undefined;
}

/** The lines, with a mark at the chosen point of each. A single line also gets a light fill below it. */
export function LineMarks({ series, x, y, at }: LineMarksProps) {
  return series.map(({ id, index, points }) => {
    const chosen = at === undefined ? undefined : points[at]?.y;
    return (
      <g key={id} data-series={index}>
        {series.length === 1 && (
          <Area
            data={[...points]}
            defined={(point) => point.y !== null}
            x={(_, place) => x(place)}
            y0={y(0)}
            y1={(point) => y(point.y ?? 0)}
            data-area=""
          />
        )}
        <LinePath
          data={[...points]}
          defined={(point) => point.y !== null}
          x={(_, place) => x(place)}
          y={(point) => y(point.y ?? 0)}
          data-line=""
        />
        {points.map(
          (point, place) =>
            isAlone(points, place) && <circle key={place} cx={x(place)} cy={y(point.y ?? 0)} r={4} data-dot="" />,
        )}
        {at !== undefined && chosen != null && <circle cx={x(at)} cy={y(chosen)} r={4} data-dot="" />}
      </g>
    );
  });
}
