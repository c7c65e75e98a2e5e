import { RowTick } from '../selection/RowTick.tsx';
import { useTablePart } from '../tableContexts.ts';

/** The same function each time, so that the application can memoise its cards. */
function tick(row: object) {
  return <RowTick row={row} />;
}

/** The page's rows as the application draws them. Loaded with the first table that has such cards. */
export default function OwnCards() {
  const { label, renderCards, isRefreshing } = useTablePart('settings');
  const { page, isLoading } = useTablePart('rows');
  if (!isLoading && page.length === 0) return null;
  return (
    <div data-part="own-cards" role="group" aria-label={label} aria-busy={isLoading || isRefreshing}>
      {renderCards?.(isLoading ? undefined : page, tick)}
    </div>
  );
}
