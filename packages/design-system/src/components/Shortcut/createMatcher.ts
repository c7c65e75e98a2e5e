import { isStroke, parseKeys, type KeyPress, type Stroke } from './strokes.ts';

/** How long the next stroke of the same shortcut may take, in ms. */
const STROKE_TIMEOUT = 1000;

interface Match {
  id: string;
  strokes: readonly Stroke[];
}

/** Follows key strokes and returns the shortcut that they complete. */
export function createMatcher(shortcuts: readonly (readonly [id: string, keys: string])[], isApple: boolean) {
  const all = shortcuts.map(([id, keys]) => ({ id, strokes: parseKeys(keys), done: 0 }));
  let last = -Infinity;
  return (press: KeyPress, now: number): Match | undefined => {
    const isLate = now - last > STROKE_TIMEOUT;
    last = now;
    let found: Match | undefined;
    for (const one of all) {
      const fits = (at: number) => {
        const stroke = one.strokes[at];
        return stroke !== undefined && isStroke(press, stroke, isApple);
      };
      if (isLate) one.done = 0;
      if (fits(one.done)) one.done += 1;
      else one.done = fits(0) ? 1 : 0;
      if (one.done < one.strokes.length) continue;
      one.done = 0;
      // When both 'G O' and 'O' are complete, the longer one is meant.
      if (!found || one.strokes.length > found.strokes.length) found = one;
    }
    if (found) for (const one of all) one.done = 0;
    return found;
  };
}
