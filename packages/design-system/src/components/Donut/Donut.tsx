'use client';
import { isKnown } from '../../provider/known.ts';
import { useState } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { formatShare } from '../../provider/formatShare.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { useHidden, type HiddenProps } from '../ChartFrame/useHidden.ts';
import { DonutRoot } from './Donut.styles.ts';
import { DonutLegend } from './DonutLegend.tsx';
import { DonutRing } from './DonutRing.tsx';
import { amountOf, gatherSlices, sumOf, type DonutSlice } from './donutSlices.ts';

export interface DonutProps extends ChartProps, HiddenProps {
  /** Parts of one whole, sorted by size. With more than six, the smallest become one slice, 'Other'. The table shows all. */
  slices: readonly DonutSlice[];
  /** Say what the slices are and what they count, for the table and the middle: 'Client', 'Opens'. */
  labels: { slice: string; value: string };
  /** Diameter in pixels. Default 200. */
  size?: number | undefined;
  /** Default: a number with the locale's separators. */
  formatValue?: ((value: number) => string) | undefined;
}

/** The parts of a whole. Arrow keys move from slice to slice. For comparing amounts, BarChart is easier to read. */
export function Donut({ slices, labels, size = 200, formatValue, hiddenIds, onHiddenIdsChange, ...rest }: DonutProps) {
  const texts = useDisplayTexts();
  const { locale } = useDesign();
  const { number } = useFormats();
  const { hidden, setHidden } = useHidden({ hiddenIds, onHiddenIdsChange });
  const [chosen, setAt] = useState<number>();
  const write = formatValue ?? ((value: number) => number(value));
  const say = (value: number) => (isKnown(value) ? write(value) : texts.missing);
  const gathered = gatherSlices(slices, texts.otherSlices);
  const shown = gathered.filter((slice) => !hidden.includes(slice.id));
  const total = sumOf(shown);
  const share = (slice: DonutSlice, whole = total) => formatShare(locale, amountOf(slice), whole);
  const current = chosen === undefined ? undefined : shown[chosen];
  const at = current && chosen;
  const largest = shown[0];
  const all = sumOf(slices);
  const summary =
    largest === undefined ? texts.everythingHidden : texts.donutSummary(shown.length, largest.label, share(largest));
  return (
    <DonutRoot
      {...rest}
      summary={all === 0 ? texts.noData : summary}
      table={{
        head: [labels.slice, labels.value, texts.share],
        rows: all === 0 ? [] : slices.map((slice) => [slice.label, say(slice.value), share(slice, all)]),
      }}
      height={size}
    >
      {() => (
        <div data-part="donut">
          <div data-part="ring" style={{ inlineSize: size, blockSize: size }}>
            <DonutRing
              label={rest.title}
              summary={summary}
              size={size}
              slices={shown}
              at={at}
              onAt={setAt}
              valueText={current && `${current.label}: ${say(current.value)}, ${share(current)}`}
            />
            <div data-part="centre" aria-hidden>
              <b>{say(current?.value ?? total)}</b>
              <span>{current?.label ?? labels.value}</span>
            </div>
          </div>
          <DonutLegend
            slices={gathered}
            hidden={hidden}
            onHiddenChange={setHidden}
            sayValue={(slice) => say(slice.value)}
            sayShare={share}
            currentId={current?.id}
          />
        </div>
      )}
    </DonutRoot>
  );
}
