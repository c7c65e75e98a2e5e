import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { TableHead } from './columns/TableHead.tsx';
import { SkeletonRows } from './rows/SkeletonRows.tsx';
import { TableBody } from './rows/TableBody.tsx';
import { AboveRows, InsteadOfRows } from './rows/TableNotices.tsx';
import { TotalsRow } from './rows/TotalsRow.tsx';
import { SelectPage } from './selection/SelectPage.tsx';
import { Frame } from './Table.styles.ts';
import { useTablePart } from './tableContexts.ts';

// Most tables have rows only.
const OwnCards = lazy(() => import('./rows/OwnCards.tsx'));

/** The frame around the table, with everything that is not a row: notices, and the region that scrolls. */
export function TableFrame() {
  const { rows, error, maxHeight, selection, isFlush, isRefreshing, renderCards } = useTablePart('settings');
  const { page, isLong } = useTablePart('rows');
  const { frame } = useTablePart('handles');
  const { hasGroups } = useTablePart('columns');
  const layout = useTablePart('layout');
  const hasOwnCards = renderCards !== undefined;
  const isLow = maxHeight !== undefined || isLong;
  const height = maxHeight === undefined ? '70vh' : `${maxHeight}px`;
  return (
    <Frame
      ref={frame}
      data-flush={isFlush || undefined}
      data-own-cards={hasOwnCards || undefined}
      data-refreshing={isRefreshing || undefined}
      data-cards={layout.mayBeCards ? '' : undefined}
      style={
        {
          '--table-columns': layout.template,
          '--table-min': `${layout.minWidth}px`,
          '--table-height': isLow ? height : 'none',
          '--table-head': hasGroups ? '64px' : undefined,
          ...layout.pins,
        } as CSSProperties
      }
    >
      {error !== undefined && rows !== undefined && <AboveRows error={error} />}
      {(layout.isCards || layout.isEarly || hasOwnCards) && selection !== undefined && page.length > 0 && (
        <SelectPage isWritten />
      )}
      <Scroller isLow={isLow}>
        {hasOwnCards ? (
          <Suspense>
            <OwnCards />
          </Suspense>
        ) : (
          <WholeTable />
        )}
        {rows === undefined ? error !== undefined && <InsteadOfRows /> : page.length === 0 && <InsteadOfRows />}
      </Scroller>
      {!hasOwnCards && <NotShown />}
    </Frame>
  );
}

/** Names the columns for which there is no room, where no Columns button could say it. */
function NotShown() {
  const { all, canArrange } = useTablePart('columns');
  const { overflowing } = useTablePart('layout');
  const texts = useTableTexts();
  if (canArrange || overflowing.length === 0) return null;
  const names = all.filter(({ id }) => overflowing.includes(id)).map(({ header }) => header);
  return <p data-part="not-shown">{texts.columnsNotShown(names.join(', '))}</p>;
}

function Scroller({ isLow, children }: { isLow: boolean; children: ReactNode }) {
  const { label, renderCards } = useTablePart('settings');
  const { isGrid } = useTablePart('columns');
  const { isPrinting } = useTablePart('rows');
  const { scroller } = useTablePart('handles');
  const isWide = useTablePart('layout').isScrolling;
  const isScrolling = (isWide || isLow) && !isPrinting && renderCards === undefined;
  // In a grid the focused cell scrolls the view, and the region would be a second tab stop.
  const region = isGrid ? { tabIndex: -1 } : { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <div ref={scroller} data-part="scroller" {...(isScrolling && { 'data-scrolls': '', ...region })}>
      {children}
    </div>
  );
}

function WholeTable() {
  const { label, rows, totals, selection, isPaged, isRefreshing, renderMore } = useTablePart('settings');
  const { roles, isGrid } = useTablePart('columns');
  const { state } = useTablePart('state');
  const { page, pageNumber, total, isLoading, isVirtual, tree } = useTablePart('rows');
  const count = tree?.count ?? total;
  // When every row is in the document the browser can count them, and a sort, which moves them, renders none.
  // The browser would count what is opened below a row as well.
  const isCounted = rows === undefined || page.length !== count || isVirtual || renderMore !== undefined;
  const offset = isCounted ? (tree?.offset ?? (isPaged ? (pageNumber - 1) * state.pageSize : 0)) : undefined;
  return (
    <table
      {...roles.table}
      {...(tree && { role: 'treegrid' })}
      aria-label={label}
      aria-busy={isLoading || isRefreshing}
      aria-rowcount={rows === undefined ? -1 : count + (totals === undefined ? 1 : 2)}
      {...(isGrid && selection && { 'aria-multiselectable': true })}
    >
      <TableHead rowIndex={isCounted ? 1 : undefined} />
      {isLoading ? <SkeletonRows /> : <TableBody offset={offset} />}
      {totals !== undefined && page.length > 0 && <TotalsRow rowIndex={isCounted ? count + 2 : undefined} />}
    </table>
  );
}
