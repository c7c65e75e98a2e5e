import type { QueryClient } from '@tanstack/react-query';

interface Navigating {
  readonly state: { readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' } };
}

/** Programs that test a page ask it. */
interface Probe {
  /**
   * Whether a screen is on its way, data is being read or saved, or the code of a part of the screen is still loading. Only the
   * portal knows: a pause between calls proves nothing.
   */
  isLoading(): boolean;
}

/** Parts that wait for data are `aria-busy`, and so is what is shown until the code of a part has loaded. */
function isScreenBusy(): boolean {
  return document.querySelector('main [aria-busy="true"]') !== null;
}

/** Sets `globalThis.mailroom`. */
export function announceLoading(router: Navigating, queries: QueryClient): void {
  const probe: Probe = {
    isLoading: () =>
      router.state.navigation.state !== 'idle' || queries.isFetching() + queries.isMutating() > 0 || isScreenBusy(),
  };
  Object.assign(globalThis, { mailroom: probe });
}
