import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Box<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  /** The width inside the padding, in px. 0 on a server and before the first measurement. */
  width: number;
  isRtl: boolean;
}

/** Returns an element's width and reading direction, and follows changes of both. */
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
    // A page that changes its direction keeps its width, so a ResizeObserver wouldn't notice.
    const turns = new MutationObserver(measure);
    turns.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => {
      sizes.disconnect();
      turns.disconnect();
    };
  }, []);
  return { ref, ...place };
}
