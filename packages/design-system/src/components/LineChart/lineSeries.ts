import { isKnown } from '../../provider/known.ts';

export interface LinePoint {
  /** An ISO date, or a number. Series share their x values. */
  x: string | number;
  /** Null when the value is unknown: the line has a gap there. */
  y: number | null;
}

export interface LineSeries {
  id: string;
  /** Name in the legend, the table and the tooltip. */
  label: string;
  points: readonly LinePoint[];
}

/** A series with its place in the list, so that it keeps its colour and dash while others are hidden. */
export interface ShownSeries extends LineSeries {
  index: number;
}

export function knownValues(series: readonly LineSeries[]): number[] {
  return series.flatMap((line) => line.points.flatMap((point) => (point.y === null ? [] : [point.y])));
}

/** A point between unknown values isn't part of a line, so it needs its own mark. */
export function isAlone(points: readonly LinePoint[], index: number): boolean {
  const known = (at: number) => points[at]?.y != null;
  return known(index) && !known(index - 1) && !known(index + 1);
}

/** Treats anything that is not a number as unknown. Drawn, it would be a line to nowhere. */
export function known(points: readonly LinePoint[]): readonly LinePoint[] {
  return points.every(({ y }) => y === null || isKnown(y))
    ? points
    : points.map(({ x, y }) => ({ x, y: isKnown(y) ? y : null }));
}
