import { useEffect, useMemo, useRef } from 'react';
import { useFormats } from '../../../provider/useFormats.ts';
import { useTexts } from '../../../provider/useTexts.ts';
import { ChevronRightIcon } from '../../Icon/ChevronRightIcon.ts';
import { TableCell } from '../cells/TableCell.tsx';
import { leadPin } from '../columns/leadPin.ts';
import { totalText } from '../cells/totalText.ts';
import { NOTHING_SELECTED, withSelected } from '../selection/tableSelection.ts';
import { useTablePart } from '../tableContexts.ts';
import { recordsOf, type VisibleRow } from './branches.ts';
import type { GroupHead } from './rowTree.ts';
import type { TreeTools } from './treeTools.ts';
import { selectedIn } from './treeSelection.ts';

interface GroupRowProps {
  visible: VisibleRow;
  attributes: object;
  tools: TreeTools;
  rowIndex: number | undefined;
  gridRow: number;
}

/** The heading of a group: its value and count, a tick for all of its rows, and their totals. */
export function GroupRow({ visible, attributes, tools, rowIndex, gridRow }: GroupRowProps) {
  const { totals } = useTablePart('settings');
  const { placed, roles, leads, isLeadPinned } = useTablePart('columns');
  const texts = useTexts();
  const formats = useFormats();
  const { branch, isOpen } = visible;
  const { id, label, sample } = branch.node.row as GroupHead;
  const column = tools.tree.groupColumn;
  const records = useMemo(() => recordsOf(branch.children), [branch]);
  const values = useMemo(
    () => (typeof totals === 'function' ? totals(records.map(({ row }) => row)) : undefined),
    [totals, records],
  );
  const name = label === '' ? texts.missing : label;
  return (
    <tr
      {...roles.row}
      {...attributes}
      aria-rowindex={rowIndex}
      data-row={id}
      data-grid-row={gridRow}
      data-plain=""
      data-group=""
    >
      {leads.map((_, index) => (
        <td key={index} {...roles.cell} data-kind="select" {...leadPin(isLeadPinned, index)}>
          <GroupTick ids={records.map((record) => record.id)} name={name} />
        </td>
      ))}
      {placed.map((place) =>
        place.isName ? (
          <th key={place.column.id} {...roles.rowHeader} {...place.cell} data-kind="group">
            <span data-part="branch">
              <button
                type="button"
                aria-expanded={isOpen === true}
                aria-label={texts.rowsBelow(name)}
                onClick={() => tools.toggle(id, isOpen !== true)}
              >
                <ChevronRightIcon size={14} />
              </button>
            </span>
            {column?.kind === 'badge' && label !== '' ? (
              <TableCell column={column} row={sample} rowName={name} />
            ) : (
              <span data-text="">{name}</span>
            )}
            <span data-part="group-count">{formats.number(records.length)}</span>
          </th>
        ) : (
          <td key={place.column.id} {...roles.cell} {...place.cell} data-kind="total">
            <span data-text="">{totalText(place.column, values?.[place.column.id], formats)}</span>
          </td>
        ),
      )}
    </tr>
  );
}

/** The checkbox for all rows of a group. */
function GroupTick({ ids, name }: { ids: readonly string[]; name: string }) {
  const { onSelectionChange } = useTablePart('settings');
  const { selection = NOTHING_SELECTED } = useTablePart('selection');
  const texts = useTexts();
  const box = useRef<HTMLInputElement>(null);
  const selected = ids.filter(selectedIn(selection)).length;
  const isMixed = selected > 0 && selected < ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label data-part="tick">
      <input
        ref={box}
        type="checkbox"
        checked={selected === ids.length}
        aria-label={texts.selectGroup(name)}
        onChange={() => onSelectionChange?.(withSelected(selection, ids, selected < ids.length))}
      />
    </label>
  );
}
