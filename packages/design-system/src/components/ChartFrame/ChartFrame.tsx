'use client';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useBox } from '../../hooks/useBox.ts';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ChartRoot } from './ChartFrame.styles.ts';
import { ChartLegend, type ChartLegendItem } from './ChartLegend.tsx';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';

/** The props of every chart. `ref`, `className` and the rest go to its `<figure>`. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** The subject of the chart. It names the picture and the table too. */
  title: string;
  /** Shows the title only to screen readers, because a card's heading already says it. Default false. */
  isTitleHidden?: boolean | undefined;
  /** Keeps the space of the chart while its numbers are loading. Default false. */
  isLoading?: boolean | undefined;
  /** Shown when there is nothing to draw. Default 'No data available'. */
  emptyText?: string | undefined;
}

export interface ChartFrameProps extends ChartProps {
  /** Says what the picture shows, in one sentence. */
  summary: string;
  legend?: {
    items: readonly ChartLegendItem[];
    hidden: readonly string[];
    onHiddenChange: (ids: readonly string[]) => void;
  };
  table: ChartTableData;
  /** Pixels. */
  height: number;
  children: (box: { width: number; isRtl: boolean }) => ReactNode;
}

/** Laying out more rows than this takes seconds, even while they are hidden. */
const READABLE = 1000;

/** About what A4 and Letter leave between their margins, in px. On it, letters in the picture are as large as others. */
const PAPER_WIDTH = 660;

/** Title, legend, a picture as wide as the frame, and the same numbers as a table for people who can't see it. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, isTitleHidden = false, isLoading = false, emptyText, ...others } = props;
  const { summary, legend, table, height, children, ...rest } = others;
  const texts = useDisplayTexts();
  const id = useId();
  const { ref: box, width: measured, isRtl } = useBox();
  // The box still has the width of the screen when the browser asks for the page; the picture is scaled to the paper's.
  const width = usePrinting() ? Math.min(measured, PAPER_WIDTH) : measured;
  const [isTable, setTable] = useState(false);
  // Without a width there is no picture, so the server's page has the numbers in its place.
  const isEarly = !isTable && measured === 0;
  const isShown = isTable || isEarly;
  const isEmpty = table.rows.length === 0;
  const isBare = isLoading || isEmpty;
  const isBlank = legend !== undefined && legend.items.every((item) => legend.hidden.includes(item.id));
  return (
    <ChartRoot aria-labelledby={id} aria-busy={isLoading || undefined} {...rest}>
      <figcaption>
        <span id={id} data-part="title" data-hidden={isTitleHidden ? '' : undefined}>
          {title}
        </span>
        {!isBare && legend && legend.items.length > 1 && <ChartLegend {...legend} />}
        {!isBare && (
          <Button variant="quiet" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? texts.showAsChart : texts.showAsTable}
          </Button>
        )}
      </figcaption>
      <p data-part="summary">{isLoading ? texts.loading : summary}</p>
      <div ref={box} data-part="box" style={{ minBlockSize: height }}>
        {isLoading && <Skeleton lines={1} height={height} />}
        {!isLoading && isEmpty && <p data-part="empty">{emptyText ?? texts.noData}</p>}
        {!isBare && isBlank && !isTable && <p data-part="empty">{texts.everythingHidden}</p>}
        {!isBare && !isBlank && !isTable && width > 0 && children({ width, isRtl })}
        {/* Screen readers always get the table, unless it is too long. Everybody else gets it on demand. */}
        {!isBare && (isTable || table.rows.length <= READABLE) && (
          <div
            data-part={isShown ? 'table' : 'hidden'}
            data-early={isEarly || undefined}
            {...(isShown && { tabIndex: 0, role: 'region', 'aria-label': title })}
            style={{ maxBlockSize: isShown ? height : undefined }}
          >
            <ChartTable title={title} {...table} />
          </div>
        )}
      </div>
    </ChartRoot>
  );
}
