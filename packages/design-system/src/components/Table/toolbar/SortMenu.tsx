import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { Menu } from '../../Menu/Menu.tsx';
import type { TableColumn } from '../columns/tableColumns.ts';
import type { SortDirection, TableSort } from '../state/tableState.ts';

interface SortMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: readonly TableSort[];
  onSort: (sort: readonly TableSort[]) => void;
}

const DIRECTIONS: readonly SortDirection[] = [1, -1];

/** Sorting without headers, where rows are cards. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const texts = useTableTexts();
  const words = { 1: texts.sortAscending, [-1]: texts.sortDescending } as Record<SortDirection, string>;
  const items = columns
    .filter((column) => column.isSortable)
    .flatMap((column) =>
      DIRECTIONS.map((direction) => ({
        id: `${column.id}:${direction}`,
        label: `${column.header}, ${words[direction]}`,
        isCurrent: sort[0]?.id === column.id && sort[0].direction === direction,
        onAction: () => onSort([{ id: column.id, direction }]),
      })),
    );
  return <Menu label={texts.sort} variant="quiet" items={items} />;
}
