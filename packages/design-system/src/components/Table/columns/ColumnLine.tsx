import { useTexts } from '../../../provider/useTexts.ts';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import { ArrowDownIcon } from '../../Icon/ArrowDownIcon.ts';
import { ArrowLeftToLineIcon } from '../../Icon/ArrowLeftToLineIcon.ts';
import { ArrowRightToLineIcon } from '../../Icon/ArrowRightToLineIcon.ts';
import { ArrowUpIcon } from '../../Icon/ArrowUpIcon.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { NumberInput } from '../../NumberInput/NumberInput.tsx';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH, pinOf, withColumnPinned, withColumnWidth } from './columnOrder.ts';
import { isHideable, nameColumn, type TableColumn } from './tableColumns.ts';
import { withColumnShown, type PinSide } from '../state/tableState.ts';
import { useTablePart } from '../tableContexts.ts';

/** One place later, or one place earlier. */
export type ColumnStep = 1 | -1;

interface ColumnLineProps {
  column: TableColumn<object>;
  canMove: Readonly<Record<ColumnStep, boolean>>;
  onMove: (step: ColumnStep) => void;
}

/** One column in the panel: show or hide it, set its width, pin it, move it. */
export function ColumnLine({ column, canMove, onMove }: ColumnLineProps) {
  const { all } = useTablePart('columns');
  const { overflowing, isCards } = useTablePart('layout');
  const { state, onState } = useTablePart('state');
  const texts = useTexts();
  const { id, header } = column;
  const pin = pinOf(state.columns, id);
  const pinButton = (side: PinSide) => (
    <IconButton
      data-part="pin"
      label={side === 'start' ? texts.columnPinStart(header) : texts.columnPinEnd(header)}
      icon={side === 'start' ? <ArrowLeftToLineIcon size={14} /> : <ArrowRightToLineIcon size={14} />}
      size="small"
      aria-pressed={pin === side}
      onClick={() => onState(withColumnPinned(state, id, pin === side ? undefined : side))}
    />
  );
  const moveButton = (step: ColumnStep) => (
    <IconButton
      data-step={step}
      label={step < 0 ? texts.columnEarlier(header) : texts.columnLater(header)}
      icon={step < 0 ? <ArrowUpIcon size={14} /> : <ArrowDownIcon size={14} />}
      size="small"
      disabled={!canMove[step]}
      reason={step < 0 ? texts.columnFirst : texts.columnLast}
      onClick={() => onMove(step)}
    />
  );
  return (
    <li data-column={id}>
      {isHideable(column, nameColumn(all) === column) ? (
        <Checkbox
          label={header}
          {...(overflowing.includes(id) && { hint: texts.columnGaveWay })}
          value={!state.columns.hidden.includes(id)}
          onValueChange={(isOn) => onState(withColumnShown(state, id, isOn))}
        />
      ) : (
        <span data-part="always">
          {header} <small>{texts.columnAlwaysShown}</small>
        </span>
      )}
      {/* Cards have no widths and no edges: their columns can only be moved and hidden. */}
      {!isCards && (
        <>
          <span data-part="width">
            <NumberInput
              label={texts.columnWidth(header)}
              isLabelHidden
              placeholder={texts.columnWidthAuto}
              min={MIN_COLUMN_WIDTH}
              max={MAX_COLUMN_WIDTH}
              step={8}
              value={state.columns.widths?.[id] ?? null}
              onValueChange={(width) => onState(withColumnWidth(state, id, width ?? undefined))}
            />
          </span>
          {pinButton('start')}
          {pinButton('end')}
        </>
      )}
      {moveButton(-1)}
      {moveButton(1)}
    </li>
  );
}
