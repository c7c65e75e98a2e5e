import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AnatomyNumbers } from './AnatomyNumbers.tsx';
import type { Mark } from './anatomyMarks.ts';
import type { FoundGuide } from './guides.ts';
import { marksOf } from './marksOf.ts';

const Box = styled.div`
  position: relative;
  isolation: isolate;
  contain: paint;
  padding: 32px;
  max-block-size: 520px;
  overflow: hidden;
  border: 1px solid var(--mr-line);
  border-radius: var(--mr-radius-card);
  background: var(--mr-canvas);
  /* What sticks to the window's edge would be marked where it stands for now. */
  && [role='group'] {
    position: static;
  }
`;

/** The component with a number on each of its parts. */
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
    const example = element?.firstElementChild;
    if (!element || !example) return;
    const selectors = guide.anatomy.map(({ at }) => at);
    const mark = () => {
      const { left, top } = element.getBoundingClientRect();
      // Numbers are placed from the inner edge of its line.
      setMarks(marksOf(example, selectors, { left: left + 1, top: top + 1 }));
    };
    const resized = new ResizeObserver(mark);
    resized.observe(element);
    // The example loads late, and some of its parts even later.
    const changed = new MutationObserver(mark);
    changed.observe(example, { childList: true, subtree: true });
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
      <AnatomyNumbers marks={marks} />
    </Box>
  );
}
