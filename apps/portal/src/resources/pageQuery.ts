import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Returns a list's search, and those of its filters that a related call takes too, such as its counts. */
export function searchAnd<Query extends { search_by?: string; search_text?: string }, Name extends keyof Query>(
  { search_by, search_text, ...filters }: Query,
  names: readonly Name[],
) {
  const given = filters as unknown as Query;
  return {
    ...(search_by && { search_by }),
    ...(search_text && { search_text }),
    ...(Object.fromEntries(names.flatMap((name) => (given[name] ? [[name, given[name]]] : []))) as Pick<Query, Name>),
  };
}

/** A query for one page of a list: the previous page stays on screen until the next one is there. */
export function pageQuery<Page>(queryKey: readonly unknown[], readPage: (signal: AbortSignal) => Promise<Page>) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => readPage(signal), placeholderData: keepPreviousData });
}
