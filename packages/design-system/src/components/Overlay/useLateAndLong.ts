import { useEffect, useRef, useState } from 'react';

/** Becomes true `delay` ms after `isActive`, and stays true for at least `minimum` ms, so that nothing flickers. */
export function useLateAndLong(isActive: boolean, delay: number, minimum: number): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isActive === isShown) return undefined;
    const wait = isActive ? delay : Math.max(0, shownAt.current + minimum - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(isActive);
    }, wait);
    return () => clearTimeout(timer);
  }, [isActive, isShown, delay, minimum]);
  return isShown;
}
