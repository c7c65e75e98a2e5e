import { Pagination } from '../Pagination/Pagination.tsx';
import { withPageSize } from './state/tableState.ts';
import { useTablePart } from './tableContexts.ts';

/** The pages below the rows. */
export function TablePages() {
  const { label, rows, isPaged, pageSizes } = useTablePart('settings');
  const { state, onState } = useTablePart('state');
  const { pageNumber, total, isLoading, tree } = useTablePart('rows');
  if (!isPaged) return null;
  // Keeps the space, so that what follows the table doesn't move when the pages appear.
  if (isLoading) return <div data-part="pages" />;
  if (rows === undefined || total === 0) return null;
  return (
    <Pagination
      label={label}
      page={pageNumber}
      pageSize={state.pageSize}
      total={tree?.roots ?? total}
      onPageChange={(page) => onState({ ...state, page })}
      onPageSizeChange={(size) => onState(withPageSize(state, size))}
      pageSizes={pageSizes}
    />
  );
}
