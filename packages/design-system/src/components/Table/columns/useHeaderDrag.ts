import { useEffect, type RefObject } from 'react';
import { loadAhead } from '../../../hooks/loadAhead.ts';
import { useLatest } from '../../../hooks/useLatest.ts';
import type { HeaderDrag } from './headerDrag.ts';

/**
 * Resizes a column by the edge of its header, and moves it by its header, with the pointer. The code loads when the pointer
 * first comes to the table. Keyboards use the Columns panel or the grid.
 */
export function useHeaderDrag(frame: RefObject<HTMLElement | null>, options: HeaderDrag): void {
  const latest = useLatest(options);
  const { isEnabled } = options;

  useEffect(() => {
    const element = frame.current;
    if (element === null || !isEnabled) return;
    const listening = new AbortController();
    const { signal } = listening;
    // A finger presses at the same moment as it comes, so its press is kept until the code is there.
    let held: PointerEvent | undefined;
    const load = async () => {
      const { followHeaders } = await import('./headerDrag.ts');
      if (signal.aborted) return;
      listening.abort();
      stop = followHeaders(element, latest, held);
    };
    let stop = () => listening.abort();
    // Each time that the pointer comes until the code is there: it may not have come while the browser was offline.
    element.addEventListener('pointerover', () => loadAhead(load), { signal });
    element.addEventListener('pointerdown', (event) => (held = event), { signal });
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => (held = undefined), { signal });
    return () => stop();
  }, [frame, isEnabled, latest]);
}
