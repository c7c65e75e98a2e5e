/** A picture as a canvas gives it: four numbers for each pixel. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A rectangle around pixels that differ and are near each other. */
interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Difference {
  width: number;
  height: number;
  /** How many pixels differ. Those that only one picture has count too. */
  count: number;
  /** The pixels that differ, from the top left, line by line: the first of each row of them, and the one behind its last. */
  runs: readonly (readonly [from: number, to: number])[];
  places: readonly Place[];
}

/** In px. Pixels that differ in neighbouring squares of this size are one place. */
const SQUARE = 16;

function isSame(before: Pixels, after: Pixels, x: number, y: number): boolean {
  if (x >= before.width || y >= before.height || x >= after.width || y >= after.height) return false;
  const one = (y * before.width + x) * 4;
  const other = (y * after.width + x) * 4;
  for (let channel = 0; channel < 4; channel++)
    if (before.data[one + channel] !== after.data[other + channel]) return false;
  return true;
}

function joined(one: Place | undefined, other: Place): Place {
  if (!one) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Joins the squares that touch, and returns the rectangle of each group. */
function placesOf(squares: Map<number, Place>, columns: number): Place[] {
  const left = new Map(squares);
  const places: Place[] = [];
  for (const start of squares.keys()) {
    if (!left.has(start)) continue;
    let place: Place | undefined;
    const waiting = [start];
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      const found = left.get(square);
      if (!found) continue;
      left.delete(square);
      place = joined(place, found);
      const column = square % columns;
      for (const down of [-columns, 0, columns])
        for (const aside of [-1, 0, 1])
          if (column + aside >= 0 && column + aside < columns) waiting.push(square + down + aside);
    }
    if (place) places.push(place);
  }
  return places;
}

/** Compares two pictures pixel by pixel, from the top left corner. */
export function differenceOf(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const columns = Math.ceil(width / SQUARE);
  const runs: [number, number][] = [];
  const squares = new Map<number, Place>();
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isSame(before, after, x, y)) continue;
      count++;
      const pixel = y * width + x;
      const run = runs.at(-1);
      if (run?.[1] === pixel) run[1]++;
      else runs.push([pixel, pixel + 1]);
      const square = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE);
      squares.set(square, joined(squares.get(square), { left: x, top: y, right: x + 1, bottom: y + 1 }));
    }
  return { width, height, count, runs, places: placesOf(squares, columns) };
}
