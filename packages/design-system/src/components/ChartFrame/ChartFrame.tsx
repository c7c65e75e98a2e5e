'use client';
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Root } from './ChartFrame.styles.ts';

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface ChartLegendItem {
  id: string;
  label: string;
  /** Which of the chart's colours and dash patterns. */
  index: number;
}

interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  title: string;
  isTitleHidden?: boolean | undefined;
  /** One sentence: what the picture shows. */
  summary: string;
  legend: readonly ChartLegendItem[];
  table: ChartTable;
  height: number;
  children: (width: number) => ReactNode;
}

/** Title, legend, picture at the width there is, and the same numbers as a table for those who can't see it. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, isTitleHidden = false, summary, legend, table, height, children, ...rest } = props;
  const texts = useTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [isTable, setTable] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Root aria-labelledby={id} {...rest}>
      <figcaption>
        <span id={id} data-part="title" data-hidden={isTitleHidden ? '' : undefined}>
          {title}
        </span>
        {legend.length > 1 && (
          <ul data-part="legend" aria-label={texts.legend}>
            {legend.map((item) => (
              <li key={item.id} data-series={item.index}>
                <svg width="20" height="8" aria-hidden>
                  <line x1="0" x2="20" y1="4" y2="4" data-line="" />
                </svg>
                {item.label}
              </li>
            ))}
          </ul>
        )}
        <Button variant="quiet" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? texts.showAsChart : texts.showAsTable}
        </Button>
      </figcaption>
      <p data-part="summary">{summary}</p>
      <div ref={box} data-part="box" style={{ minBlockSize: height }}>
        {!isTable && width > 0 && children(width)}
        {/* Always there for screen readers; on demand for everybody. */}
        <div
          data-part={isTable ? 'table' : 'hidden'}
          {...(isTable && { tabIndex: 0, role: 'region', 'aria-label': title })}
          style={{ maxBlockSize: isTable ? height : undefined }}
        >
          <table aria-label={title}>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) =>
                    column === 0 ? (
                      <th key={column} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={column}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Root>
  );
}
