import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { api } from '../../shared/api.ts';
import { followHints, leadByLock } from '../../shared/liveHints.ts';
import { refreshAccess } from './refreshAccess.ts';
import { refreshOnHint } from '../../shared/refreshOnHint.ts';
import { tabsAtom } from '../../shared/tabChannel.ts';

/** Refreshes what is on screen from live hints, as long as somebody is signed in. */
export function useLiveHints(): void {
  const queries = useQueryClient();
  const tabs = useAtomValue(tabsAtom);
  useEffect(() => {
    if (!tabs) return undefined;
    const refresh = refreshOnHint(queries);
    return followHints({
      tabs,
      read: api.events,
      lead: (work, signal) => leadByLock('mailroom-hints', work, signal),
      onHint: (entity) => {
        refresh(entity);
        refreshAccess(queries, entity);
      },
      onReset: () => void queries.invalidateQueries(),
    });
  }, [queries, tabs]);
}
