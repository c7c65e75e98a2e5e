import type { QueryClient } from '@tanstack/react-query';

interface Navigating {
  readonly state: { readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' } };
}

/** Programs that test a page ask it. */
interface Probe {
  /** Whether a screen is on its way, or data is being read or saved. Only the portal knows: no time without calls tells. */
  isLoading(): boolean;
}

/** Sets `globalThis.mailroom`. */
export function announceLoading(router: Navigating, queries: QueryClient): void {
  const probe: Probe = {
    isLoading: () => router.state.navigation.state !== 'idle' || queries.isFetching() + queries.isMutating() > 0,
  };
  Object.assign(globalThis, { mailroom: probe });
}
