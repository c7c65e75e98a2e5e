import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { forgetAccountsAtom } from '../../session/account/accountAtoms.ts';
import { sessionAtom, signInErrorAtom } from '../../session/signIn/sessionAtoms.ts';
import type { Session } from '../../session/signIn/session.ts';
import { connectApi } from '../../shared/api.ts';
import { causeOf, isWorthRetrying, secondsToWait } from '../../shared/errors/errorKinds.ts';
import { noticeOfError } from '../../shared/errors/noticeOfError.ts';
import { flashesAtom } from '../../shared/feedback/flashes.ts';
import { noticeContent } from '../../shared/feedback/noticeContent.tsx';
import { paths } from '../../shared/paths.ts';
import { createQueryClient } from '../../shared/queryClient.ts';

export type Store = ReturnType<typeof createStore>;

/** The session's events for the rest of the application. */
export interface SessionEvents {
  storeError(error: string | undefined): void;
  onSignedOut(): void;
  showLogin(): void;
}

export interface Services {
  readonly store: Store;
  readonly queries: QueryClient;
  readonly session: Session;
  /** Set after the services, because the router's routes need them. */
  connectRouter(navigate: (path: string) => void): void;
}

/** One application: its store, its query client, its session, and the connections between them. */
export function createServices(store: Store, createSession: (events: SessionEvents) => Session): Services {
  let navigate: (path: string) => void = () => undefined;

  const queries = createQueryClient({
    onError(error) {
      const notice = noticeOfError(error);
      store.get(flashesAtom).flash.error(noticeContent(notice.lines), { cause: causeOf(error) });
      if (notice.leadsToUnauthorized) navigate(paths.unauthorized);
    },
    isWorthRetrying,
    secondsToWait,
  });

  const session = createSession({
    storeError: (error) => store.set(signInErrorAtom, error),
    onSignedOut() {
      queries.clear();
      store.set(forgetAccountsAtom);
    },
    showLogin: () => navigate(paths.login),
  });
  store.set(sessionAtom, session);
  connectApi({ getToken: () => session.getToken(), renew: () => session.renew() });
  return {
    store,
    queries,
    session,
    connectRouter(go) {
      navigate = go;
    },
  };
}
