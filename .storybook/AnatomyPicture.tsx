import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FoundGuide } from './guides.ts';

const Box = styled.div`
  position: relative;
  isolation: isolate;
  contain: paint;
  padding: 32px;
  border: 1px solid var(--mr-line);
  border-radius: var(--mr-radius-card);
  background: var(--mr-canvas);
  /* What sticks to the window's edge would be marked where it stands for now. */
  && [role='group'] {
    position: static;
  }
  > b {
    position: absolute;
    z-index: 9;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 9px;
    background: var(--mr-accent);
    color: var(--mr-on-accent);
    font: 500 11px/1 var(--mr-font-text, inherit);
    pointer-events: none;
  }
`;

interface Mark {
  number: number;
  left: number;
  top: number;
}

/** Where each part begins, seen from the box; two that begin at one place stand side by side. */
function marksOf(box: HTMLElement, selectors: readonly (string | undefined)[]): Mark[] {
  const origin = box.getBoundingClientRect();
  const marks: Mark[] = [];
  selectors.forEach((selector, index) => {
    const part = selector && box.querySelector(selector);
    if (!part) return;
    const { left, right, top } = part.getBoundingClientRect();
    const isMirrored = getComputedStyle(box).direction === 'rtl';
    const mark = {
      number: index + 1,
      left: (isMirrored ? right : left) - origin.left - 10,
      top: top - origin.top - 10,
    };
    while (marks.some((other) => Math.abs(other.left - mark.left) < 18 && Math.abs(other.top - mark.top) < 18))
      mark.left += isMirrored ? -20 : 20;
    marks.push(mark);
  });
  return marks;
}

/** The component with the number of each of its parts; the list beside it says the same in words. */
export function AnatomyPicture({ guide, loadExamples }: FoundGuide) {
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [Example] = useState(() =>
    lazy(async () => {
      const examples = await loadExamples?.();
      return { default: examples?.Anatomy ?? examples?.Good ?? (() => null) };
    }),
  );
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const selectors = guide.anatomy.map(({ at }) => at);
    const mark = () => setMarks(marksOf(element, selectors));
    const resized = new ResizeObserver(mark);
    resized.observe(element);
    // The example comes late, and some of its parts later still.
    const changed = new MutationObserver(mark);
    changed.observe(element.firstElementChild ?? element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [guide]);
  return (
    <Box ref={box}>
      <div inert>
        <Suspense>
          <Example />
        </Suspense>
      </div>
      {marks.map(({ number, left, top }) => (
        <b key={number} aria-hidden style={{ left, top }}>
          {number}
        </b>
      ))}
    </Box>
  );
}
