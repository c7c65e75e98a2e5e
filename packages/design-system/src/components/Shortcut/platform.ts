import { useSyncExternalStore } from 'react';

export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}

function never() {
  return () => undefined;
}

/** Whether the reader has an Apple keyboard, with ⌘. False on a server, so that the first render is the same on both sides. */
export function useIsApple(): boolean {
  return useSyncExternalStore(never, isApple, () => false);
}
