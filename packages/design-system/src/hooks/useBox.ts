import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Box<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  /** The inner width in px, without padding; 0 on a server and before the first measurement. */
  width: number;
  isRtl: boolean;
}

/** The width and the writing direction of an element, updated when either changes. */
export function useBox<Element extends HTMLElement = HTMLDivElement>(): Box<Element> {
  const ref = useRef<Element>(null);
  const [place, setPlace] = useState({ width: 0, isRtl: false });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const isRtl = getComputedStyle(element).direction === 'rtl';
      setPlace((now) => (now.width === width && now.isRtl === isRtl ? now : { width, isRtl }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // When the direction changes the width doesn't, so a resize observer would miss it.
    const turns = new MutationObserver(measure);
    turns.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => {
      sizes.disconnect();
      turns.disconnect();
    };
  }, []);
  return { ref, ...place };
}
