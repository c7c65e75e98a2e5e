import { useFormats } from '../../../provider/useFormats.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { cellText } from '../cells/cellText.ts';
import { useTablePart } from '../tableContexts.ts';
import { isSelected } from './tableSelection.ts';

/** The checkbox of a row that is a card. Reads the selection itself, so that a tick renders no card. */
export function RowTick({ row }: { row: object }) {
  const { rowId } = useTablePart('settings');
  const { placed } = useTablePart('columns');
  const { selection } = useTablePart('selection');
  const { onSelect } = useTablePart('handles');
  const texts = useTableTexts();
  const formats = useFormats();
  if (selection === undefined) return null;
  const id = rowId(row);
  const name = placed.find((place) => place.isName);
  return (
    <label data-part="tick">
      <input
        type="checkbox"
        checked={isSelected(selection, id)}
        aria-label={texts.selectRow(name === undefined ? id : cellText(name.column, row, formats))}
        onChange={(event) => onSelect(id, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
