import { useTexts } from '../../provider/useTexts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { ChoiceList } from './ChoiceList.styles.ts';
import { isHideable, type TableColumn } from './tableColumns.ts';
import { withColumnShown, type TableState } from './tableState.ts';

interface ColumnMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  gaveWay: readonly string[];
  state: TableState;
  onState: (state: TableState) => void;
}

/** Which columns are shown; it also says which of them found no room. */
export function ColumnMenu<Row>({ columns, gaveWay, state, onState }: ColumnMenuProps<Row>) {
  const texts = useTexts();
  return (
    <Popover label={texts.columns} title={texts.columns} variant="quiet">
      <ChoiceList aria-label={texts.columns}>
        {columns.filter(isHideable).map((column) => (
          <Checkbox
            key={column.id}
            label={column.header}
            {...(gaveWay.includes(column.id) && { hint: texts.columnGaveWay })}
            checked={!state.columns.hidden.includes(column.id)}
            onChange={(event) => onState(withColumnShown(state, column.id, event.currentTarget.checked))}
          />
        ))}
      </ChoiceList>
    </Popover>
  );
}
