import { useCallback, useState } from 'react';

/** Whether an element's content is wider than the element. Updated while the element is mounted. */
export function useOverflow(): readonly [ref: (element: HTMLElement | null) => (() => void) | void, boolean] {
  const [isOverflowing, setOverflowing] = useState(false);
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // One pixel of difference comes from rounding, not from content.
    const measure = () => setOverflowing(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [follow, isOverflowing];
}
