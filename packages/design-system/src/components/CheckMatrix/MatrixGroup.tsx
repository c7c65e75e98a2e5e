import { useTexts } from '../../provider/useTexts.ts';
import type { MatrixChange, MatrixColumn, MatrixRow } from './matrix.ts';
import { MatrixBox } from './MatrixBox.tsx';

interface MatrixGroupProps {
  name: string;
  rows: readonly MatrixRow[];
  columns: readonly MatrixColumn[];
  isChecked: (rowId: string, columnId: string) => boolean;
  onValuesChange: ((changes: MatrixChange[]) => void) | undefined;
  disabledReason: ((rowId: string, columnId: string) => string | undefined) | undefined;
}

/** The heading of a group. Where several boxes can change together it has a box for each column. */
export function MatrixGroup({ name, rows, columns, isChecked, disabledReason, onValuesChange }: MatrixGroupProps) {
  const texts = useTexts();
  if (onValuesChange === undefined) {
    return (
      <tr data-part="group">
        <th scope="colgroup" colSpan={columns.length + 1}>
          {name}
        </th>
      </tr>
    );
  }
  return (
    <tr data-part="group">
      <th scope="row">{name}</th>
      {columns.map(({ id, label }) => {
        const free = rows.filter((row) => disabledReason?.(row.id, id) === undefined);
        const isOn = rows.every((row) => isChecked(row.id, id));
        // When no box can be changed, shows the reason of the first.
        const reason = free.length === 0 ? rows[0] && disabledReason?.(rows[0].id, id) : undefined;
        const isAll = free.every((row) => isChecked(row.id, id));
        return (
          <td key={id}>
            <MatrixBox
              label={texts.allOf(name, label)}
              isOn={isOn}
              isMixed={!isOn && rows.some((row) => isChecked(row.id, id))}
              reason={reason}
              onValueChange={() => onValuesChange(free.map((row) => ({ rowId: row.id, columnId: id, isOn: !isAll })))}
            />
          </td>
        );
      })}
    </tr>
  );
}
