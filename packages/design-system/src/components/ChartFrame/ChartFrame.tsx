'use client';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useBox } from '../../hooks/useBox.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ChartRoot } from './ChartFrame.styles.ts';
import { ChartLegend, type ChartLegendItem } from './ChartLegend.tsx';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';

/** What every chart takes. `ref`, `className` and the rest go to its `<figure>`. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** What the picture is about. It also names the picture and its table. */
  title: string;
  /** For screen readers alone, where a card's heading says it already. Default false. */
  isTitleHidden?: boolean | undefined;
  /** While the numbers are on their way: the place is kept. Default false. */
  isLoading?: boolean | undefined;
  /** Said where there is nothing to draw. Default 'No data available'. */
  emptyText?: string | undefined;
}

export interface ChartFrameProps extends ChartProps {
  /** One sentence: what the picture shows. */
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

/** More rows than these take seconds to lay out, unseen. */
const READABLE = 1000;

/** Title, legend, picture at the width there is, and the same numbers as a table for those who can't see it. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, isTitleHidden = false, isLoading = false, emptyText, ...others } = props;
  const { summary, legend, table, height, children, ...rest } = others;
  const texts = useDisplayTexts();
  const id = useId();
  const { ref: box, width, isRtl } = useBox();
  const [isTable, setTable] = useState(false);
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
        {/* There for screen readers from the start; on demand for everybody, and where nobody reads so many rows. */}
        {!isBare && (isTable || table.rows.length <= READABLE) && (
          <div
            data-part={isTable ? 'table' : 'hidden'}
            {...(isTable && { tabIndex: 0, role: 'region', 'aria-label': title })}
            style={{ maxBlockSize: isTable ? height : undefined }}
          >
            <ChartTable title={title} {...table} />
          </div>
        )}
      </div>
    </ChartRoot>
  );
}
