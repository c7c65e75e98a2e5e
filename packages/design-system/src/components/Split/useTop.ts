import { useLayoutEffect, type RefObject } from 'react';

/** Keeps the distance of an element from the top of the page in its custom property `--own-top`. */
export function useTop(element: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useLayoutEffect(() => {
    const own = element.current;
    if (!isNeeded || own === null) return undefined;
    const measure = () => {
      const top = Math.round(own.getBoundingClientRect().top + window.scrollY);
      own.style.setProperty('--own-top', `${top}px`);
    };
    measure();
    // The page grows by whatever appears above the element. Measured in the next frame, because the element changes the
    // page's height too, and an observer may not cause what it observes.
    let frame = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    sizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
    };
  }, [element, isNeeded]);
}
