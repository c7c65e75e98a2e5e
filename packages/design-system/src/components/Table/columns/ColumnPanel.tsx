import { useRef, useState } from 'react';
import { useTexts } from '../../../provider/useTexts.ts';
import { Button } from '../../Button/Button.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { ColumnLine, type ColumnStep } from './ColumnLine.tsx';
import { arrangeColumns, pinOf, withColumnAt, withColumnsAsDesigned } from './columnOrder.ts';
import { Panel } from './ColumnPanel.styles.ts';
import { nameColumn, type TableColumn } from './tableColumns.ts';
import type { TableDensity, TableState } from '../state/tableState.ts';

export interface ColumnPanelProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Ids of the columns that found no room. */
  gaveWay: readonly string[];
  /** Cards have no widths and no edges: there columns can only be ordered and hidden. */
  isCards: boolean;
  /** Density that holds while the reader chose none. */
  density: TableDensity | undefined;
  state: TableState;
  onState: (state: TableState) => void;
}

/** The keyboard's and the screen reader's way to all that can be done with columns; loaded when it is opened. */
export default function ColumnPanel<Row>(props: ColumnPanelProps<Row>) {
  const { columns, gaveWay, isCards, density, state, onState } = props;
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  const arranged = arrangeColumns(columns, state.columns);

  function move(column: TableColumn<Row>, step: ColumnStep) {
    const target = arranged[arranged.indexOf(column) + step];
    if (target === undefined) return;
    onState(withColumnAt(columns, state, column.id, target.id));
    setNews(texts.columnMoved(column.header, arranged.indexOf(column) + step + 1, arranged.length));
    // The line moved in the document, and the focus fell off it.
    const selector = `[data-column="${CSS.escape(column.id)}"] [data-step="${step}"]`;
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  const densities = [
    { value: '', label: density === undefined ? texts.densityPage : texts.densityTable },
    { value: 'comfortable', label: texts.densityComfortable },
    { value: 'compact', label: texts.densityCompact },
  ];
  return (
    <Panel>
      <ol ref={list} aria-label={texts.columns}>
        {arranged.map((column, index) => {
          const pin = pinOf(state.columns, column.id);
          const isBeside = (step: ColumnStep) => {
            const other = arranged[index + step];
            return other !== undefined && pinOf(state.columns, other.id) === pin;
          };
          return (
            <ColumnLine
              key={column.id}
              column={column}
              isName={nameColumn(columns) === column}
              hasRoom={!gaveWay.includes(column.id)}
              isCards={isCards}
              canMove={{ [-1]: isBeside(-1), 1: isBeside(1) }}
              onMove={(step) => move(column, step)}
              state={state}
              onState={onState}
            />
          );
        })}
      </ol>
      <RadioGroup
        label={texts.density}
        orientation="horizontal"
        value={state.density ?? ''}
        onValueChange={(value) => onState({ ...state, density: value === '' ? undefined : (value as TableDensity) })}
        options={densities}
      />
      <div>
        <Button variant="quiet" size="small" onClick={() => onState(withColumnsAsDesigned(state, []))}>
          {texts.columnsAsDesigned}
        </Button>
      </div>
      <span role="status" data-part="news">
        {news}
      </span>
    </Panel>
  );
}
