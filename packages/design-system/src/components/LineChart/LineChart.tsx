'use client';
import { isKnown, isMoment } from '../../provider/known.ts';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { useMemo, useState, type PointerEvent } from 'react';
import { useFormats } from '../../provider/useFormats.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { ChartPicture } from '../ChartFrame/ChartPicture.tsx';
import { labelWidth, niceSteps, planChart, sparse } from '../ChartFrame/chartScale.ts';
import { SERIES_COUNT } from '../ChartFrame/chartSeries.ts';
import { ChartTip } from '../ChartFrame/ChartTip.tsx';
import { useHidden, type HiddenProps } from '../ChartFrame/useHidden.ts';
import { ValueAxis } from '../ChartFrame/ValueAxis.tsx';
import { LineMarks } from './LineMarks.tsx';
import { known, knownValues, type LineSeries } from './lineSeries.ts';
import { OnePoint } from './OnePoint.tsx';

export interface LineChartProps extends ChartProps, HiddenProps {
  /** Up to six series, drawn over the x values of the first. Further ones aren't drawn. */
  series: readonly LineSeries[];
  /** Names x in the header of the table: 'Day'. */
  xLabel: string;
  /** Pixels. Default 240. */
  height?: number | undefined;
  /** Formats x. Default: dates as dates, numbers as numbers. */
  formatX?: ((x: string | number) => string) | undefined;
  /** Default: a number with the locale's separators. */
  formatY?: ((y: number) => string) | undefined;
}

const STEPS = 4;
const BETWEEN = 16;

/** How numbers change over time. Arrow keys move from point to point. */
export function LineChart(props: LineChartProps) {
  const { series, xLabel, height = 240, formatX, formatY, hiddenIds, onHiddenIdsChange, ...rest } = props;
  const texts = useDisplayTexts();
  const { date, number } = useFormats();
  const [chosen, setAt] = useState<number>();
  const { hidden, setHidden } = useHidden({ hiddenIds, onHiddenIdsChange });
  const all = useMemo(
    () => series.slice(0, SERIES_COUNT).map((line, index) => ({ ...line, points: known(line.points), index })),
    [series],
  );
  const shown = useMemo(() => all.filter((line) => !hidden.includes(line.id)), [all, hidden]);
  const xs = useMemo(() => series[0]?.points.map((point) => point.x) ?? [], [series]);
  const steps = useMemo(() => niceSteps(knownValues(shown), STEPS), [shown]);

  const sayX =
    formatX ?? ((x: string | number) => (isKnown(x) ? number(x) : isMoment(x) ? date(x, 'date') : texts.missing));
  const sayY = formatY ?? ((y: number) => number(y));
  const sayPoint = (y: number | null | undefined) => (y == null ? texts.missing : sayY(y));
  const names = xs.map(sayX);
  const at = chosen !== undefined && chosen < xs.length ? chosen : undefined;
  const entries = shown.map(({ id, label, index, points }) => ({
    id,
    label,
    index,
    value: sayPoint(at === undefined ? null : points[at]?.y),
  }));
  const summary = texts.lineSummary(xs.length, names[0] ?? '', names.at(-1) ?? '');

  return (
    <ChartFrame
      {...rest}
      summary={xs.length === 0 ? texts.noData : summary}
      legend={{ items: all, hidden, onHiddenChange: setHidden }}
      table={{
        head: [xLabel, ...all.map((line) => line.label)],
        rows: xs.map((_, row) => [names[row] ?? '', ...all.map((line) => sayPoint(line.points[row]?.y))]),
      }}
      height={height}
    >
      {({ width, isRtl }) => {
        const plan = planChart({ width, height, isRtl, values: steps.map(sayY), names });
        const ends = [0, plan.width];
        const single = scaleLinear<number>({ domain: [-1, 1], range: ends });
        const many = scaleLinear<number>({ domain: [0, xs.length - 1], range: isRtl ? ends.toReversed() : ends });
        const x = xs.length === 1 ? single : many;
        const y = scaleLinear<number>({ domain: [steps[0] ?? 0, steps.at(-1) ?? 1], range: [plan.height, 0] });
        const point = (event: PointerEvent<SVGSVGElement>) => {
          const nearest = Math.round(
            x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left - plan.left),
          );
          setAt(Math.min(xs.length - 1, Math.max(0, nearest)));
        };
        return (
          <>
            <ChartPicture
              label={rest.title}
              summary={summary}
              width={width}
              height={height}
              viewBox={`0 0 ${width} ${height}`}
              isRtl={isRtl}
              count={xs.length}
              at={at}
              onAt={setAt}
              onPointerDown={point}
              onPointerMove={point}
              valueText={
                at === undefined
                  ? undefined
                  : `${names[at]}: ${entries.map(({ label, value }) => `${label} ${value}`).join(', ')}`
              }
            >
              <Group left={plan.left} top={plan.top}>
                <ValueAxis steps={steps} place={y} say={sayY} width={plan.width} isRtl={isRtl} />
                {sparse(xs.length, plan.width, labelWidth(names) + BETWEEN).map((index) => (
                  <text key={index} x={x(index)} y={plan.height + 20} textAnchor="middle">
                    {names[index]}
                  </text>
                ))}
                {at !== undefined && xs.length > 1 && <line x1={x(at)} x2={x(at)} y2={plan.height} data-cursor="" />}
                {xs.length === 1 ? (
                  <OnePoint series={shown} middle={plan.width / 2} y={y} say={sayY} />
                ) : (
                  <LineMarks series={shown} x={x} y={y} at={at} />
                )}
              </Group>
            </ChartPicture>
            {at !== undefined && (
              <ChartTip heading={names[at] ?? ''} entries={entries} left={plan.left + x(at)} width={width} />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}
