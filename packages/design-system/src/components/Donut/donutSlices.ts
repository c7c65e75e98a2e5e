import { isKnown } from '../../provider/known.ts';
import { SERIES_COUNT } from '../ChartFrame/chartSeries.ts';

export interface DonutSlice {
  id: string;
  label: string;
  /** Zero or more. */
  value: number;
}

export interface DrawnSlice extends DonutSlice {
  /** Which colour and pattern it has. */
  index: number;
}

export const OTHER = 'other';

/** Sorts the largest first. More than six can't be told apart, so the smallest become one slice, which comes last. */
export function gatherSlices(slices: readonly DonutSlice[], otherLabel: (count: number) => string): DrawnSlice[] {
  const sorted = slices.toSorted((one, two) => amountOf(two) - amountOf(one));
  const isTooMany = sorted.length > SERIES_COUNT;
  const own = isTooMany ? sorted.slice(0, SERIES_COUNT - 1) : sorted;
  const rest = sorted.slice(own.length);
  const other = { id: OTHER, label: otherLabel(rest.length), value: sumOf(rest) };
  return [...own, ...(isTooMany ? [other] : [])].map((slice, index) => ({ ...slice, index }));
}

/** A value below zero, or one that is not a number, counts as zero. */
export function amountOf({ value }: DonutSlice): number {
  return isKnown(value) ? Math.max(0, value) : 0;
}

export function sumOf(slices: readonly DonutSlice[]): number {
  return slices.reduce((sum, slice) => sum + amountOf(slice), 0);
}

interface Arc {
  id: string;
  index: number;
  /** Radians, clockwise from the top. */
  start: number;
  end: number;
}

/** Where each slice begins and ends. A slice of zero gets no arc. */
export function arcsOf(slices: readonly DrawnSlice[]): Arc[] {
  const whole = sumOf(slices);
  let start = 0;
  return slices.flatMap((slice) => {
    const { id, index } = slice;
    const value = amountOf(slice);
    if (value === 0) return [];
    const end = start + (value / whole) * 2 * Math.PI;
    const arc = { id, index, start, end };
    start = end;
    return [arc];
  });
}
