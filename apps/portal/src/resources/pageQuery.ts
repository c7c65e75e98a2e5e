import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A query for one page of a list: the previous page stays on screen until the next one is there. */
export function pageQuery<Page>(queryKey: readonly unknown[], readPage: (signal: AbortSignal) => Promise<Page>) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => readPage(signal), placeholderData: keepPreviousData });
}
