import { useCallback, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../provider/useFormats.ts';
import { cellText } from '../cells/cellText.ts';
import { isEditable, withValues, type TableColumn } from '../columns/tableColumns.ts';
import type { TableRowsSource } from '../data/useTableRows.ts';
import { NOTHING_SELECTED, type TableSelection } from '../selection/tableSelection.ts';
import type { TableProps } from '../tableProps.ts';
import { WholeTable } from '../WholeTable.tsx';
import { parentsOf, type Branch } from './branches.ts';
import { ExpandAll } from './ExpandAll.tsx';
import { GroupHead, treeOfChildren, treeOfGroups } from './rowTree.ts';
import { treeStyles } from './tree.styles.ts';
import { withBranches } from './treeSelection.ts';
import { useTreeRows } from './useTreeRows.ts';

const Root = styled(WholeTable)`
  ${treeStyles}
`;

const NO_ROWS: readonly never[] = [];

/** The column without anything to say about the heading of a group. */
function besideHeads(column: TableColumn<object>): TableColumn<object> {
  const value = (row: object) =>
    row instanceof GroupHead ? (column.kind === 'actions' ? NO_ROWS : undefined) : column.value(row);
  const detail = 'detail' in column && column.detail;
  return {
    ...column,
    value,
    ...(detail && { detail: (row: object) => (row instanceof GroupHead ? undefined : detail(row)) }),
  } as TableColumn<object>;
}

/** A table whose rows have rows below them, or are in groups. Loaded with the first one. */
export default function TreeTable(props: TableProps<object>) {
  const { columns: given, rows, rowId, rowChildren, groupBy, selection, onSelectionChange, totals } = props;
  const formats = useFormats();
  const known = useMemo(() => withValues(given), [given]);
  const groupColumn = useMemo(() => {
    const column = known.find(({ id }) => id === groupBy);
    // The heading of a group is drawn as a cell of this column, and can't be edited.
    return column && isEditable(column) ? { ...column, edit: undefined } : column;
  }, [known, groupBy]);
  const tree = useMemo(() => {
    if (!groupColumn) return treeOfChildren(rows ?? NO_ROWS, rowId, rowChildren ?? (() => undefined));
    const labelOf = (row: object) =>
      groupColumn.kind === 'text' ? (groupColumn.value(row) ?? '') : cellText(groupColumn, row, formats);
    return treeOfGroups(rows ?? NO_ROWS, rowId, groupColumn, labelOf);
  }, [rows, rowId, rowChildren, groupColumn, formats]);
  const shown = useRef<readonly Branch[]>(NO_ROWS);
  const columns = useMemo(() => (groupColumn ? known.map(besideHeads) : known), [known, groupColumn]);
  const records = useMemo(() => rows && tree.all.map(({ row }) => row), [rows, tree]);

  const onTick = (next: TableSelection) => {
    const branches = new Map(parentsOf(shown.current).map((branch) => [branch.node.id, branch]));
    const nodes = new Map(tree.all.map((node) => [node.id, node]));
    const leaf = (id: string) => {
      const node = nodes.get(id);
      return node && { node, children: NO_ROWS, hasFound: false };
    };
    onSelectionChange?.(withBranches(selection ?? NOTHING_SELECTED, next, (id) => branches.get(id) ?? leaf(id)));
  };
  // The figures of a row often contain those of the rows below it, so only the top level is added up.
  const totalsOf = useMemo(
    () =>
      typeof totals === 'function' && !groupColumn
        ? (matching: readonly object[]) => totals(matching.filter((row) => tree.nodeOf.get(row)?.level === 1))
        : totals,
    [totals, tree, groupColumn],
  );
  const idOf = useCallback((row: object) => (row instanceof GroupHead ? row.id : rowId(row)), [rowId]);
  const { opened, onOpenedChange } = props;
  const useRows = (source: TableRowsSource<object>) => useTreeRows(source, { tree, opened, onOpenedChange, shown });
  return (
    <Root
      {...props}
      given={props}
      useRows={useRows}
      columns={columns}
      rows={records}
      rowId={idOf}
      renderMore={undefined}
      totals={totalsOf}
      onSelectionChange={onSelectionChange && (tree.groupColumn ? onSelectionChange : onTick)}
      isPaged={groupColumn === undefined && props.isPaged}
      isGrid
      toolbar={
        <>
          {props.toolbar}
          <ExpandAll />
        </>
      }
    />
  );
}
