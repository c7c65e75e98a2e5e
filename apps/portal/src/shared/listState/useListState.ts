import type { TableState } from '@mailroom/design-system';
import { useCallback, useMemo, useState } from 'react';
import { usePageSize } from './usePageSize.ts';
import { readListState, writeListState, type ListDefaults } from './listUrl.ts';
import { useAddress } from './useAddress.ts';

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
  const inAddress = useMemo(() => readListState(url, stable, chosen), [url, stable, chosen]);
  // Shown until the address follows, which takes a moment: a second quick choice is made from the first.
  const [made, setMade] = useState<{ before: TableState; state: TableState }>();
  const state = made?.before === inAddress ? made.state : inAddress;
  const isOpening = url.has('saved');
  const setState = useCallback(
    (next: TableState) => {
      setMade({ before: inAddress, state: next });
      if (next.pageSize !== state.pageSize) remember(next.pageSize);
      setUrl((before) => writeListState(before, next, stable), {
        // Replaces, or each letter of a search would be a step of Back, and Back would open a saved view again.
        replace: state.search !== next.search || isOpening,
      });
    },
    [setUrl, stable, state, inAddress, isOpening, remember],
  );
  return { state, setState, account: accountInUrl(url) };
}
