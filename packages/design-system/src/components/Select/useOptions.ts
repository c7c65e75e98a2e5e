import { useEffect, useMemo, useRef, useState } from 'react';
import {
  matching,
  prepare,
  type LoadOptions,
  type PreparedOption,
  type SelectOption,
  type SelectOptions,
  type OptionValue,
} from './options.ts';

export interface OptionSource {
  entries: readonly PreparedOption[];
  isLoading: boolean;
  hasFailed: boolean;
  /** Whether more options can be fetched. */
  hasMore: boolean;
  /** Call it when the end of the list becomes visible. */
  more: () => void;
  retry: () => void;
  /** Whether `all` is fetching. */
  isGathering: boolean;
  /** Fetches the options that are still missing and returns all of them; undefined when it failed or was given up. */
  all: () => Promise<readonly SelectOption<OptionValue>[] | undefined>;
}

interface Loaded {
  /** The function that fetched these options. Another `load` starts again. */
  load: LoadOptions<OptionValue> | undefined;
  search: string;
  page: number;
  options: readonly SelectOption<OptionValue>[];
  hasMore: boolean;
}

const PAUSE = 200;
const NOTHING: Loaded = { load: undefined, search: '', page: 0, options: [], hasMore: true };

/** Returns the matching options: filtered here, or fetched page by page with `load`. The newest search wins. */
export function useOptions(
  options: SelectOptions<OptionValue>,
  newest: LoadOptions<OptionValue> | undefined,
  search: string,
  isOpen: boolean,
): OptionSource {
  // An inline function is a new one at every render, so an open list stays and only the next opening starts again.
  const [load, setLoad] = useState(() => newest);
  if (!isOpen && load !== newest) setLoad(() => newest);
  const prepared = useMemo(() => prepare(options), [options]);
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  const [lastPage, setLastPage] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const current = loaded.search === search && loaded.load === load ? loaded : { ...NOTHING, load, search };
  const [isGathering, setGathering] = useState(false);
  const gathering = useRef<AbortController>(undefined);
  const isWanting = load !== undefined && isOpen && !isGathering && current.page < lastPage && current.hasMore;

  useEffect(() => {
    if (load === undefined || !isWanting || hasFailed) return;
    const abort = new AbortController();
    const page = current.page + 1;
    const ask = async () => {
      try {
        const answer = await load({ search, page, signal: abort.signal });
        if (abort.signal.aborted) return;
        const { hasMore } = answer;
        setLoaded({ load, search, page, options: [...current.options, ...answer.options], hasMore });
      } catch {
        // A `load` that throws synchronously or returns something else has failed too.
        if (!abort.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(ask, page === 1 && search !== '' ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // `current` is derived from loaded and search. Listing it would fetch again at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load, isWanting, hasFailed, search, loaded]);

  // A new search starts at its first page, and clears an earlier failure.
  const [known, setKnown] = useState({ search, load });
  if (known.search !== search || known.load !== load) {
    setKnown({ search, load });
    setLastPage(1);
    setFailed(false);
  }

  useEffect(() => () => gathering.current?.abort(), [load, search, isOpen]);

  async function all() {
    const { signal } = (gathering.current = new AbortController());
    let { page, options: found, hasMore } = current;
    setGathering(true);
    try {
      while (load && hasMore) {
        page += 1;
        const answer = await load({ search, page, signal });
        if (signal.aborted) return;
        found = [...found, ...answer.options];
        // A server that promises more and sends nothing would be asked for ever.
        hasMore = answer.hasMore && answer.options.length > 0;
        setLoaded({ load, search, page, options: found, hasMore });
      }
      return found;
    } catch {
      if (!signal.aborted) setFailed(true);
    } finally {
      setGathering(false);
    }
  }

  const entries = useMemo(
    () => (load === undefined ? matching(prepared, search) : prepare(current.options)),
    // oxlint-disable-next-line react/exhaustive-deps
    [load, prepared, search, loaded],
  );
  return {
    entries,
    isLoading: isGathering || (isWanting && !hasFailed),
    hasFailed,
    hasMore: load !== undefined && current.hasMore,
    more: () => setLastPage(current.page + 1),
    // The effect then fetches again.
    retry: () => setFailed(false),
    isGathering,
    all,
  };
}
