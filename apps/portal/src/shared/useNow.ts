import { useEffect, useState } from 'react';

/** The current time, updated at an interval; `undefined` stops the updates. */
export function useNow(everyMs: number | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
