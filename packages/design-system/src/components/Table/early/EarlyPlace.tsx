import type { TableModel } from '../tableContexts.ts';

/** In browsers it only keeps the place of what the server rendered, until the table is measured. */
export function EarlyColumns(_: { model: TableModel }) {
  // The server's element has a class that comes with the rules. Writing the rules again would take code in every page.
  return <i hidden suppressHydrationWarning />;
}
