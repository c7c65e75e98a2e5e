import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Box<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  /** Pixels inside its padding; 0 on a server and before the first measure. */
  width: number;
  isRtl: boolean;
}

/** How wide an element is and which way it reads, followed as both change. */
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
    // A page that turns round keeps its width, so no size would tell.
    const turns = new MutationObserver(measure);
    turns.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => {
      sizes.disconnect();
      turns.disconnect();
    };
  }, []);
  return { ref, ...place };
}
