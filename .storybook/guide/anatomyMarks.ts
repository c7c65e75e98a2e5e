export interface Mark {
  number: number;
  left: number;
  top: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const MARK_SIZE = 18;
const GAP = 4;

function overlap(one: Box, other: Box) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function markAt(left: number, top: number): Box {
  return { left, top, right: left + MARK_SIZE, bottom: top + MARK_SIZE };
}

/** Where a number may be placed, best first: on the corner where the part begins, then beside, above or below it. */
function placesFor(part: Box, isMirrored: boolean): Box[] {
  const middle = Math.min((part.top + part.bottom - MARK_SIZE) / 2, part.top + GAP);
  const [start, before, after, end] = isMirrored
    ? [part.right - MARK_SIZE, part.right + GAP, part.left - MARK_SIZE - GAP, part.left]
    : [part.left, part.left - MARK_SIZE - GAP, part.right + GAP, part.right - MARK_SIZE];
  const outside = (MARK_SIZE / 2 + 1) * (isMirrored ? 1 : -1);
  return [
    markAt(start + outside, part.top - MARK_SIZE / 2 - 1),
    markAt(before, middle),
    markAt(start, part.top - MARK_SIZE - 2),
    markAt(after, middle),
    markAt(start, part.bottom + 2),
    markAt(end, part.top - MARK_SIZE - 2),
    markAt(end, part.bottom + 2),
  ];
}

/** Places a number for each part, next to readable content instead of on it, and never on another number. */
export function placeMarks(
  parts: readonly (Box | undefined)[],
  words: readonly Box[],
  isMirrored: boolean,
): readonly Mark[] {
  const taken: Box[] = [];
  return parts.flatMap((part, index) => {
    if (!part) return [];
    const places = placesFor(part, isMirrored);
    const isFree = (place: Box) => !taken.some((other) => overlap(place, other));
    const found =
      places.find((place) => isFree(place) && !words.some((word) => overlap(place, word))) ??
      places.find(isFree) ??
      markAt(part.left, part.top);
    taken.push(found);
    return [{ number: index + 1, left: found.left, top: found.top }];
  });
}
