import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Returns whether the tab is hidden behind another one, or minimised. False on a server. */
export function useTabHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, () => false);
}
