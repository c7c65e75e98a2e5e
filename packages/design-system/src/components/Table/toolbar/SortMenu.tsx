import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { Menu } from '../../Menu/Menu.tsx';
import { withSort, type SortDirection } from '../state/tableState.ts';
import { useTablePart } from '../tableContexts.ts';

const DIRECTIONS: readonly SortDirection[] = [1, -1];

/** Sorts without headers, for rows that are shown as cards. */
export default function SortMenu() {
  const { all } = useTablePart('columns');
  const { state, onState } = useTablePart('state');
  const texts = useTableTexts();
  const [first] = state.sort;
  const words = { 1: texts.sortAscending, [-1]: texts.sortDescending } as Record<SortDirection, string>;
  const items = all
    .filter((column) => column.isSortable)
    .flatMap((column) =>
      DIRECTIONS.map((direction) => ({
        id: `${column.id}:${direction}`,
        label: `${column.header}, ${words[direction]}`,
        isCurrent: first?.id === column.id && first.direction === direction,
        onAction: () => onState(withSort(state, [{ id: column.id, direction }])),
      })),
    );
  return <Menu label={texts.sort} variant="quiet" items={items} />;
}
