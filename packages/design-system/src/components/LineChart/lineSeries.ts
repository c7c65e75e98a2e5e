import { isKnown } from '../../provider/known.ts';

export interface LinePoint {
  /** An ISO date, or a number. Series share their x values. */
  x: string | number;
  /** null where nothing is known: the line has a gap there. */
  y: number | null;
}

export interface LineSeries {
  id: string;
  /** In the legend, the table and the tooltip. */
  label: string;
  points: readonly LinePoint[];
}

/** A series with its place in the list, which gives it its colour and dash also while others are hidden. */
export interface ShownSeries extends LineSeries {
  index: number;
}

export function knownValues(series: readonly LineSeries[]): number[] {
  return series.flatMap((line) => line.points.flatMap((point) => (point.y === null ? [] : [point.y])));
}

/** A point whose neighbours are unknown is part of no line, so it needs a mark of its own. */
export function isAlone(points: readonly LinePoint[], index: number): boolean {
  const known = (at: number) => points[at]?.y != null;
  return known(index) && !known(index - 1) && !known(index + 1);
}

/** What is no number is unknown: it would be drawn as a line to nowhere. */
export function known(points: readonly LinePoint[]): readonly LinePoint[] {
  return points.every(({ y }) => y === null || isKnown(y))
    ? points
    : points.map(({ x, y }) => ({ x, y: isKnown(y) ? y : null }));
}
