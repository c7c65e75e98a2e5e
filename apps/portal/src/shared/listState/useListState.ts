import type { TableState } from '@mailroom/design-system';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { usePageSize } from './usePageSize.ts';
import { readListState, writeListState, type ListDefaults } from './listUrl.ts';
import { useAddress } from './useAddress.ts';
import { withChanges } from './withChanges.ts';

export interface ListInUrl {
  readonly state: TableState;
  readonly setState: (state: TableState) => void;
  /** The `?account=` parameter: an id, 'all', or undefined for the current account. */
  readonly account: number | 'all' | undefined;
}

/** The account that an address names. */
export function accountInUrl(url: URLSearchParams): ListInUrl['account'] {
  const text = url.get('account');
  if (text === 'all') return 'all';
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** Keeps a list's page, sort, search, filters, columns and account in the URL, so that links and Back restore them. */
export function useListState(defaults: ListDefaults = {}): ListInUrl {
  const [url, setUrl] = useAddress();
  // Compared by content, because callers write the object inline.
  const key = JSON.stringify(defaults);
  const stable = useMemo(() => JSON.parse(key) as ListDefaults, [key]);
  const { chosen, remember } = usePageSize();
  const state = useMemo(() => readListState(url, stable, chosen), [url, stable, chosen]);
  const isOpening = url.has('saved');
  const wanted = useRef(state);
  useLayoutEffect(() => {
    wanted.current = state;
  }, [state]);
  const setState = useCallback(
    (chosenNow: TableState) => {
      const next = withChanges(wanted.current, state, chosenNow);
      wanted.current = next;
      if (next.pageSize !== state.pageSize) remember(next.pageSize);
      setUrl((before) => writeListState(before, next, stable), {
        // Replaces, or each letter of a search would be a step of Back, and Back would open a saved view again.
        replace: state.search !== next.search || isOpening,
      });
    },
    [setUrl, stable, state, isOpening, remember],
  );
  return { state, setState, account: accountInUrl(url) };
}
