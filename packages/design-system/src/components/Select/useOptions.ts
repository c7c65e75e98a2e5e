import { useEffect, useMemo, useState } from 'react';
import {
  matching,
  prepare,
  type LoadOptions,
  type PreparedOption,
  type SelectOption,
  type SelectOptions,
} from './options.ts';

export interface OptionSource {
  entries: readonly PreparedOption[];
  isLoading: boolean;
  hasFailed: boolean;
  /** Call when the end of the list comes into sight. */
  more: () => void;
  retry: () => void;
}

interface Loaded {
  search: string;
  page: number;
  options: readonly SelectOption[];
  hasMore: boolean;
}

const PAUSE = 200;
const NOTHING: Loaded = { search: '', page: 0, options: [], hasMore: true };

/** The options that match: filtered here, or fetched page by page with `load`, the newest search winning. */
export function useOptions(
  options: SelectOptions,
  load: LoadOptions | undefined,
  search: string,
  isOpen: boolean,
): OptionSource {
  const prepared = useMemo(() => prepare(options), [options]);
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  const [wanted, setWanted] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const current = loaded.search === search ? loaded : { ...NOTHING, search };
  const isWanting = load !== undefined && isOpen && current.page < wanted && current.hasMore;

  useEffect(() => {
    if (load === undefined || !isWanting || hasFailed) return;
    const abort = new AbortController();
    const page = current.page + 1;
    const ask = () =>
      load({ search, page, signal: abort.signal }).then(
        (answer) => {
          if (abort.signal.aborted) return;
          const before = page === 1 ? [] : current.options;
          setLoaded({ search, page, options: [...before, ...answer.options], hasMore: answer.hasMore });
        },
        () => {
          if (!abort.signal.aborted) setFailed(true);
        },
      );
    const timer = setTimeout(ask, page === 1 && search !== '' ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // `current` follows from loaded and search; listing it would ask again at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load, isWanting, hasFailed, search, loaded, attempt]);

  // A new search starts at its first page, and forgets that the last one failed.
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setWanted(1);
    setFailed(false);
  }

  const entries = useMemo(
    () => (load === undefined ? matching(prepared, search) : prepare(current.options)),
    // oxlint-disable-next-line react/exhaustive-deps
    [load, prepared, search, loaded],
  );
  return {
    entries,
    isLoading: isWanting && !hasFailed,
    hasFailed,
    more: () => setWanted(current.page + 1),
    retry: () => {
      setFailed(false);
      setAttempt((n) => n + 1);
    },
  };
}
