import type { TableState } from '@mailroom/design-system';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, writeListState, type ListDefaults } from './listUrl.ts';

export interface ListInUrl {
  readonly state: TableState;
  readonly setState: (state: TableState) => void;
  /** What `?account=` says: an id, 'all', or undefined when the URL leaves it to the current account. */
  readonly account: number | 'all' | undefined;
  readonly setAccount: (account: number | 'all' | undefined) => void;
}

function accountOf(text: string | null): ListInUrl['account'] {
  if (text === 'all') return 'all';
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** A list's page, sort, search, filters, columns and account in the URL: a link shows what its sender saw, Back works. */
export function useListState(defaults: ListDefaults = {}): ListInUrl {
  const [url, setUrl] = useSearchParams();
  // Written inline at the call; what counts is what it says.
  const key = JSON.stringify(defaults);
  const stable = useMemo(() => JSON.parse(key) as ListDefaults, [key]);
  const state = useMemo(() => readListState(url, stable), [url, stable]);
  const setState = useCallback(
    (next: TableState) =>
      setUrl((before) => writeListState(before, next, stable), {
        // Each letter of a search would be a step of Back.
        replace: state.search !== next.search,
      }),
    [setUrl, stable, state.search],
  );
  const setAccount = useCallback(
    (account: ListInUrl['account']) =>
      setUrl((before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (account === undefined) next.delete('account');
        else next.set('account', String(account));
        return next;
      }),
    [setUrl],
  );
  return { state, setState, account: accountOf(url.get('account')), setAccount };
}
