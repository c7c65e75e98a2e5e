import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Guide } from '../../packages/design-system/src/docs/guide.ts';
import { AnatomyNumbers } from './AnatomyNumbers.tsx';
import type { Mark } from './anatomyMarks.ts';
import { marksOf } from './marksOf.ts';
import { StoryWindow } from './StoryWindow.tsx';

const Box = styled.div`
  position: relative;
  contain: paint;
`;

/** The same for components that float above a page: a story opens one, and each of its parts gets a number. */
export function AnatomyWindow({ guide }: { guide: Guide }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const selectors = guide.anatomy.map(({ at }) => at);
    const gone = new AbortController();
    let changed: MutationObserver | undefined;
    const mark = () => {
      const body = frame.current?.contentDocument?.body;
      if (body) setMarks(marksOf(body, selectors, { left: -1, top: -1 }));
    };
    const watch = () => {
      changed?.disconnect();
      const view = frame.current?.contentWindow;
      if (!view) return;
      changed = new MutationObserver(mark);
      changed.observe(view.document.documentElement, { childList: true, subtree: true });
      // It comes to rest where it stands only after it has entered.
      for (const name of ['animationend', 'transitionend', 'resize', 'scroll'])
        view.addEventListener(name, mark, { signal: gone.signal, capture: true });
      mark();
    };
    frame.current?.addEventListener('load', watch, { signal: gone.signal });
    watch();
    return () => {
      gone.abort();
      changed?.disconnect();
    };
  }, [guide]);
  return (
    <Box>
      <div inert>
        <StoryWindow ref={frame} id={guide.anatomyStory ?? ''} title={`Parts of ${guide.name}`} height={440} />
      </div>
      <AnatomyNumbers marks={marks} />
    </Box>
  );
}
