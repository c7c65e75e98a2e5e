'use client';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { niceSteps, sparse } from '../ChartFrame/chartScale.ts';
import { ChartTip } from '../ChartFrame/ChartTip.tsx';

export interface BarEntry {
  id: string;
  label: string;
  value: number;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  title: string;
  isTitleHidden?: boolean | undefined;
  bars: readonly BarEntry[];
  /** What the bars are, and what they count, for the table: 'Hour', 'Opens'. */
  labels: { bar: string; value: string };
  /** Pixels. Default 240. */
  height?: number | undefined;
  formatValue?: ((value: number) => string) | undefined;
}

const MARGIN = { top: 12, right: 12, bottom: 28, left: 52 };

/** Amounts side by side. Arrow keys walk from bar to bar. */
export function BarChart({ title, bars, labels, height = 240, formatValue, ...rest }: BarChartProps) {
  const texts = useTexts();
  const { number } = useFormats();
  const [at, setAt] = useState<number>();
  const say = formatValue ?? ((value: number) => number(value));
  const steps = niceSteps(Math.max(0, ...bars.map((bar) => bar.value)), 4);
  const highest = bars.reduce<BarEntry | undefined>(
    (top, bar) => (top === undefined || bar.value > top.value ? bar : top),
    undefined,
  );
  const summary =
    highest === undefined ? texts.noData : texts.barSummary(bars.length, highest.label, say(highest.value));
  const current = at === undefined ? undefined : bars[at];

  function walk(event: KeyboardEvent) {
    const goals: Record<string, number | undefined> = {
      ArrowRight: Math.min(bars.length - 1, (at ?? -1) + 1),
      ArrowLeft: Math.max(0, (at ?? 1) - 1),
      Home: 0,
      End: bars.length - 1,
    };
    if (event.key === 'Escape') setAt(undefined);
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    setAt(goal);
  }
  return (
    <ChartFrame
      {...rest}
      title={title}
      summary={summary}
      legend={[]}
      table={{ head: [labels.bar, labels.value], rows: bars.map((bar) => [bar.label, say(bar.value)]) }}
      height={height}
    >
      {(width) => {
        const inner = {
          width: Math.max(0, width - MARGIN.left - MARGIN.right),
          height: height - MARGIN.top - MARGIN.bottom,
        };
        const x = scaleBand<number>({ domain: bars.map((_, index) => index), range: [0, inner.width], padding: 0.25 });
        const y = scaleLinear<number>({ domain: [0, steps.at(-1) ?? 1], range: [inner.height, 0] });
        const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
        return (
          <>
            <svg
              width={width}
              height={height}
              role="slider"
              aria-label={`${title}. ${summary}`}
              aria-valuemin={0}
              aria-valuemax={Math.max(0, bars.length - 1)}
              aria-valuenow={at ?? 0}
              aria-valuetext={current === undefined ? summary : `${current.label}, ${say(current.value)}`}
              tabIndex={0}
              onKeyDown={walk}
              onPointerLeave={() => setAt(undefined)}
              onBlur={() => setAt(undefined)}
            >
              <Group left={MARGIN.left} top={MARGIN.top}>
                {steps.map((step) => (
                  <g key={step} transform={`translate(0,${y(step)})`}>
                    <line x2={inner.width} data-grid="" />
                    <text x={-8} dy="0.32em" textAnchor="end">
                      {say(step)}
                    </text>
                  </g>
                ))}
                {sparse(bars.length, inner.width, 64).map((index) => (
                  <text key={index} x={middle(index)} y={inner.height + 20} textAnchor="middle">
                    {bars[index]?.label}
                  </text>
                ))}
                {bars.map((bar, index) => (
                  <g key={bar.id} data-series={0} opacity={at === undefined || at === index ? 1 : 0.5}>
                    <Bar
                      x={x(index) ?? 0}
                      y={y(bar.value)}
                      width={x.bandwidth()}
                      height={inner.height - y(bar.value)}
                      rx={2}
                      data-bar=""
                      onPointerEnter={() => setAt(index)}
                    />
                  </g>
                ))}
              </Group>
            </svg>
            {current !== undefined && at !== undefined && (
              <ChartTip
                heading={current.label}
                entries={[{ id: current.id, label: labels.value, value: say(current.value) }]}
                left={MARGIN.left + middle(at)}
                width={width}
              />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}
