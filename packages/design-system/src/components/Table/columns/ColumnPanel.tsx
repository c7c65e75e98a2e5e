import { useRef, useState } from 'react';
import { useTexts } from '../../../provider/useTexts.ts';
import { Button } from '../../Button/Button.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { ColumnLine, type ColumnStep } from './ColumnLine.tsx';
import { arrangeColumns, pinOf, withColumnAt, withColumnsAsDesigned } from './columnOrder.ts';
import { Panel } from './ColumnPanel.styles.ts';
import type { TableColumn } from './tableColumns.ts';
import type { TableDensity } from '../state/tableState.ts';
import { useTablePart } from '../tableContexts.ts';

/** Everything that can be done with columns, for keyboard and screen reader too. Loaded when it is opened. */
export default function ColumnPanel() {
  const { density } = useTablePart('settings');
  const { all } = useTablePart('columns');
  const { state, onState } = useTablePart('state');
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  const arranged = arrangeColumns(all, state.columns);

  function move(column: TableColumn<object>, step: ColumnStep) {
    const target = arranged[arranged.indexOf(column) + step];
    if (target === undefined) return;
    onState(withColumnAt(all, state, column.id, target.id));
    setNews(texts.columnMoved(column.header, arranged.indexOf(column) + step + 1, arranged.length));
    // Moving the line in the document takes the focus away from its button.
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
          const canMove = (step: ColumnStep) => {
            const other = arranged[index + step];
            return other !== undefined && pinOf(state.columns, other.id) === pin;
          };
          return (
            <ColumnLine
              key={column.id}
              column={column}
              canMove={{ [-1]: canMove(-1), 1: canMove(1) }}
              onMove={(step) => move(column, step)}
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
