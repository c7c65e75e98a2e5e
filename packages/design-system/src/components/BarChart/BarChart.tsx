'use client';
import { isKnown } from '../../provider/known.ts';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useState } from 'react';
import { useFormats } from '../../provider/useFormats.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { ChartPicture } from '../ChartFrame/ChartPicture.tsx';
import { labelWidth, niceSteps, planChart, sparse } from '../ChartFrame/chartScale.ts';
import { ChartTip } from '../ChartFrame/ChartTip.tsx';
import { ValueAxis } from '../ChartFrame/ValueAxis.tsx';

export interface BarEntry {
  id: string;
  label: string;
  /** A value below zero hangs below the line. A value that is not a number has no bar. */
  value: number;
}

export interface BarChartProps extends ChartProps {
  /** The bars in order, from the start in reading direction. */
  bars: readonly BarEntry[];
  /** Say what the bars are and what they count, for the headers of the table: 'Hour', 'Opens'. */
  labels: { bar: string; value: string };
  /** Pixels. Default 240. */
  height?: number | undefined;
  /** Default: a number with the locale's separators. */
  formatValue?: ((value: number) => string) | undefined;
}

const STEPS = 4;
const BETWEEN = 16;
const WIDEST = 72;
/** Up to this many bars, each one shows its number. */
const FEW = 8;

/** Amounts side by side. Arrow keys move from bar to bar. */
export function BarChart({ bars, labels, height = 240, formatValue, ...rest }: BarChartProps) {
  const texts = useDisplayTexts();
  const { number } = useFormats();
  const [chosen, setAt] = useState<number>();
  const write = formatValue ?? ((value: number) => number(value));
  const say = (value: number) => (isKnown(value) ? write(value) : texts.missing);
  const steps = niceSteps(bars.map((bar) => bar.value).filter(isKnown), STEPS);
  const names = bars.map((bar) => bar.label);
  const highest = bars
    .filter((bar) => isKnown(bar.value))
    .reduce<BarEntry | undefined>((top, bar) => (top === undefined || bar.value > top.value ? bar : top), undefined);
  const summary = highest && texts.barSummary(bars.length, highest.label, say(highest.value));
  const current = chosen === undefined ? undefined : bars[chosen];
  const at = current && chosen;

  return (
    <ChartFrame
      {...rest}
      summary={summary ?? texts.noData}
      table={{ head: [labels.bar, labels.value], rows: bars.map((bar) => [bar.label, say(bar.value)]) }}
      height={height}
    >
      {({ width, isRtl }) => {
        const plan = planChart({ width, height, isRtl, values: steps.map(say), names: [] });
        const x = scaleBand<number>({
          domain: bars.map((_, index) => index),
          range: isRtl ? [plan.width, 0] : [0, plan.width],
          padding: 0.25,
        });
        const y = scaleLinear<number>({ domain: [steps[0] ?? 0, steps.at(-1) ?? 1], range: [plan.height, 0] });
        const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
        const thickness = Math.min(WIDEST, x.bandwidth());
        return (
          <>
            <ChartPicture
              label={rest.title}
              summary={summary ?? ''}
              width={width}
              height={height}
              viewBox={`0 0 ${width} ${height}`}
              isRtl={isRtl}
              count={bars.length}
              at={at}
              onAt={setAt}
              valueText={current && `${current.label}: ${labels.value} ${say(current.value)}`}
            >
              <Group left={plan.left} top={plan.top}>
                <ValueAxis steps={steps} place={y} say={say} width={plan.width} isRtl={isRtl} />
                {sparse(bars.length, plan.width, labelWidth(names) + BETWEEN).map((index) => (
                  <text key={index} x={middle(index)} y={plan.height + 20} textAnchor="middle">
                    {names[index]}
                  </text>
                ))}
                {bars.map((bar, index) => (
                  <g key={bar.id} data-series={0} data-away={at !== undefined && at !== index ? '' : undefined}>
                    {isKnown(bar.value) && (
                      <rect
                        x={middle(index) - thickness / 2}
                        y={Math.min(y(bar.value), y(0))}
                        width={thickness}
                        height={Math.abs(y(bar.value) - y(0))}
                        rx={2}
                        data-bar=""
                      />
                    )}
                    {bars.length <= FEW && isKnown(bar.value) && (
                      <text
                        x={middle(index)}
                        y={Math.min(y(bar.value), y(0)) - 6}
                        textAnchor="middle"
                        data-part="bar-value"
                      >
                        {say(bar.value)}
                      </text>
                    )}
                    {/* The whole column reacts to the pointer, because a bar of 1 among thousands is too small to hit. */}
                    <rect
                      x={middle(index) - x.step() / 2}
                      width={x.step()}
                      height={plan.height}
                      fill="transparent"
                      onPointerEnter={() => setAt(index)}
                    />
                  </g>
                ))}
              </Group>
            </ChartPicture>
            {current !== undefined && at !== undefined && (
              <ChartTip
                heading={current.label}
                entries={[{ id: current.id, label: labels.value, value: say(current.value) }]}
                left={plan.left + middle(at)}
                width={width}
              />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}
