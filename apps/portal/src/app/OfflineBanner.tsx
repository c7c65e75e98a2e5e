import { Banner } from '@mailroom/design-system';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that nothing can be saved, before somebody tries (R41). */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Banner tone="warning" title="You are offline">
      What is on screen may be old. What you type stays here; save it when the connection is back.
    </Banner>
  );
}
