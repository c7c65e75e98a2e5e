import { useTableTexts } from '../../provider/useTableTexts.ts';
import type { TableColumn } from './columns/tableColumns.ts';
import type { TableSort } from './state/tableState.ts';
import { useSelectionNews } from './useSelectionNews.ts';
import { useSortNews } from './useSortNews.ts';

interface TableNewsProps<Row> {
  label: string;
  isLoading: boolean;
  columns: readonly TableColumn<Row>[];
  sort: readonly TableSort[];
  /** What was copied or saved, or couldn't be. */
  exported: string;
  selectedCount: number;
  total: number;
}

/** What a screen reader hears of a table, each matter at its own place: one that changes doesn't repeat the others. */
export function TableNews<Row>(props: TableNewsProps<Row>) {
  const { label, isLoading, columns, sort, exported, selectedCount, total } = props;
  const texts = useTableTexts();
  const sorted = useSortNews(columns, sort);
  const selected = useSelectionNews(selectedCount, total);
  return (
    <>
      <span role="status" data-part="news">
        {isLoading ? texts.loadingRows(label) : sorted}
      </span>
      <span role="status" data-part="news">
        {exported}
      </span>
      <span role="status" data-part="news">
        {selected}
      </span>
    </>
  );
}
