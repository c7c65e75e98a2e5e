import { useEffect, useState } from 'react';

/** The time, again and again while somebody waits for it; `undefined` stands still. */
export function useNow(everyMs: number | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
