import { isStroke, parseKeys, type KeyPress, type Stroke } from './strokes.ts';

/** How long after one stroke the next of the same shortcut may come, in ms. */
const PATIENCE = 1000;

export interface Match {
  id: string;
  strokes: readonly Stroke[];
}

/** Follows the strokes and tells which shortcut they complete. */
export function createMatcher(shortcuts: readonly (readonly [id: string, keys: string])[], isApple: boolean) {
  const all = shortcuts.map(([id, keys]) => ({ id, strokes: parseKeys(keys), done: 0 }));
  let last = -Infinity;
  return (press: KeyPress, now: number): Match | undefined => {
    const isLate = now - last > PATIENCE;
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
      // 'G O' is meant when both it and 'O' are complete.
      if (!found || one.strokes.length > found.strokes.length) found = one;
    }
    if (found) for (const one of all) one.done = 0;
    return found;
  };
}
