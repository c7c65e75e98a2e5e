/** The query without the dialog that it opens over the page. */
function pageOf(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('ask');
  return String(rest);
}

/** Whether two queries show the page of the same product. Its dialogs are in the query, and lose no typed text. */
export function isSameProduct(from: string, to: string): boolean {
  return pageOf(from) === pageOf(to);
}
