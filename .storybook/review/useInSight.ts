import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window, or near it. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
