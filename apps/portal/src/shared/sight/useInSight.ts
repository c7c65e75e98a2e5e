import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the element is in the window, or as near as `margin` (CSS, such as '200px'). For something heavy, which is drawn only
 * while it is in sight.
 */
export function useInSight<Element extends HTMLElement>(margin: string): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);
  return [ref, isInSight];
}
