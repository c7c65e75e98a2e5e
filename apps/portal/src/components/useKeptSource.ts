import { useState } from 'react';

/**
 * Returns the first address that comes with a key, so that a frame loads again only with a new key. Each fetch of the creative
 * brings a new ticket, and the e-mail would flicker whenever other data changed.
 */
export function useKeptSource(key: string, source: string | null): string | null {
  const [kept, keep] = useState({ key, source });
  if (kept.key !== key) keep({ key, source });
  return kept.source;
}
