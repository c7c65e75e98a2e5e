'use client';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { useMemo, useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { SERIES_COUNT } from '../ChartFrame/ChartFrame.styles.ts';
import { niceSteps, sparse } from '../ChartFrame/chartScale.ts';
import { ChartTip } from '../ChartFrame/ChartTip.tsx';

export interface LinePoint {
  /** An ISO date, or a number. Series share their x values. */
  x: string | number;
  y: number;
}

export interface LineSeries {
  id: string;
  label: string;
  points: readonly LinePoint[];
}

export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  title: string;
  isTitleHidden?: boolean | undefined;
  /** Up to six, drawn from the first series' x values. */
  series: readonly LineSeries[];
  /** What x is, for the table: 'Day'. */
  xLabel: string;
  /** Pixels. Default 240. */
  height?: number | undefined;
  /** Default: a date as a date, a number as a number. */
  formatX?: ((x: string | number) => string) | undefined;
  formatY?: ((y: number) => string) | undefined;
}

const HALF_LABEL = 24;
const MARGIN = { top: 12, right: 12, bottom: 28, left: 52 };

/** How numbers move over time. Arrow keys walk from point to point. */
export function LineChart(props: LineChartProps) {
  const { title, series, xLabel, height = 240, formatX, formatY, ...rest } = props;
  const texts = useTexts();
  const { date, number } = useFormats();
  const [at, setAt] = useState<number>();
  const sayX = formatX ?? ((x: string | number) => (typeof x === 'number' ? number(x) : date(x, 'date')));
  const sayY = formatY ?? ((y: number) => number(y));
  const shown = series.slice(0, SERIES_COUNT);
  const xs = useMemo(() => series[0]?.points.map((point) => point.x) ?? [], [series]);
  const steps = niceSteps(Math.max(0, ...shown.flatMap((line) => line.points.map((point) => point.y))), 4);
  const last = shown[0]?.points.at(-1);
  const table = {
    head: [xLabel, ...shown.map((line) => line.label)],
    rows: xs.map((x, index) => [sayX(x), ...shown.map((line) => sayY(line.points[index]?.y ?? 0))]),
  };
  const summary = last === undefined ? texts.noData : texts.lineSummary(xs.length, sayX(xs[0] ?? last.x), sayX(last.x));

  function walk(event: KeyboardEvent) {
    const end = xs.length - 1;
    const now = at ?? -1;
    const goals: Record<string, number | undefined> = {
      ArrowRight: Math.min(end, now + 1),
      ArrowLeft: Math.max(0, now - 1),
      Home: 0,
      End: end,
    };
    const goal = goals[event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (goal === undefined) return;
    event.preventDefault();
    setAt(goal);
  }
  return (
    <ChartFrame
      {...rest}
      title={title}
      summary={summary}
      legend={shown.map((line, index) => ({ id: line.id, label: line.label, index }))}
      table={table}
      height={height}
    >
      {(width) => {
        const inner = {
          width: Math.max(0, width - MARGIN.left - MARGIN.right),
          height: height - MARGIN.top - MARGIN.bottom,
        };
        const x = scaleLinear<number>({ domain: [0, Math.max(1, xs.length - 1)], range: [0, inner.width] });
        const y = scaleLinear<number>({ domain: [0, steps.at(-1) ?? 1], range: [inner.height, 0] });
        const point = (event: PointerEvent<SVGSVGElement>) => {
          const box = event.currentTarget.getBoundingClientRect();
          const index = Math.round(x.invert(event.clientX - box.left - MARGIN.left));
          setAt(Math.min(xs.length - 1, Math.max(0, index)));
        };
        return (
          <>
            <svg
              width={width}
              height={height}
              role="slider"
              aria-label={`${title}. ${summary}`}
              aria-valuemin={0}
              aria-valuemax={Math.max(0, xs.length - 1)}
              aria-valuenow={at ?? 0}
              aria-valuetext={at === undefined ? summary : table.rows[at]?.join(', ')}
              tabIndex={0}
              onKeyDown={walk}
              onPointerMove={point}
              onPointerLeave={() => setAt(undefined)}
              onBlur={() => setAt(undefined)}
            >
              <Group left={MARGIN.left} top={MARGIN.top}>
                {steps.map((step) => (
                  <g key={step} transform={`translate(0,${y(step)})`}>
                    <line x2={inner.width} data-grid="" />
                    <text x={-8} dy="0.32em" textAnchor="end">
                      {sayY(step)}
                    </text>
                  </g>
                ))}
                {sparse(xs.length, inner.width, 84).map((index) => (
                  <text
                    key={index}
                    x={x(index)}
                    y={inner.height + 20}
                    textAnchor={x(index) > inner.width - HALF_LABEL ? 'end' : 'middle'}
                  >
                    {sayX(xs[index] ?? 0)}
                  </text>
                ))}
                {at !== undefined && <line x1={x(at)} x2={x(at)} y2={inner.height} data-cursor="" />}
                {shown.map((line, index) => (
                  <g key={line.id} data-series={index}>
                    {index === 0 && (
                      <Area
                        data={[...line.points]}
                        x={(_, place) => x(place)}
                        y0={inner.height}
                        y1={(entry) => y(entry.y)}
                        data-area=""
                      />
                    )}
                    <LinePath
                      data={[...line.points]}
                      x={(_, place) => x(place)}
                      y={(entry) => y(entry.y)}
                      data-line=""
                    />
                    {at !== undefined && line.points[at] !== undefined && (
                      <circle cx={x(at)} cy={y(line.points[at].y)} r={4} data-dot="" />
                    )}
                  </g>
                ))}
              </Group>
            </svg>
            {at !== undefined && xs[at] !== undefined && (
              <ChartTip
                heading={sayX(xs[at])}
                entries={shown.map((line) => ({
                  id: line.id,
                  label: line.label,
                  value: sayY(line.points[at]?.y ?? 0),
                }))}
                left={MARGIN.left + x(at)}
                width={width}
              />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}
