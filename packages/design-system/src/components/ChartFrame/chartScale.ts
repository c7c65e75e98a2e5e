/**
 * Round steps that include 0 and all values: 0, 5,000, 10,000. Counts get whole steps, because there is no quarter of an open.
 */
export function niceSteps(values: readonly number[], count: number): number[] {
  // Without spreading, because a call can't take 200,000 arguments.
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  if (low === high) return [0, 1];
  const isWhole = values.every(Number.isInteger);
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fit = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((step) => step >= rough && (!isWhole || Number.isInteger(step)));
  const step = isWhole ? Math.max(1, Math.ceil(fit ?? rough)) : (fit ?? rough);
  const digits = Math.min(20, Math.max(0, 2 - Math.floor(Math.log10(step))));
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  // 3 × 0.1 is 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(digits)));
}

/** Which labels of an axis are shown, so that none touches the next. */
export function sparse(count: number, available: number, each: number): number[] {
  const step = Math.max(1, Math.ceil((count * each) / Math.max(1, available)));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

const LETTER = 7;

/** Estimated width in pixels of the longest label at 12 px, to keep space for it. */
export function labelWidth(labels: readonly string[]): number {
  return LETTER * labels.reduce((most, label) => Math.max(most, label.length), 0);
}

interface ChartPlan {
  left: number;
  top: number;
  /** Size of the picture without its axes, in pixels. */
  width: number;
  height: number;
}

const EDGE = 12;
const BOTTOM = 28;

/** Places the picture between its axes. The values are at the start: on the right of a right-to-left page. */
export function planChart(size: {
  width: number;
  height: number;
  isRtl: boolean;
  values: readonly string[];
  names: readonly string[];
}): ChartPlan {
  // The names below are centred on their points, so half of the first and the last stick out.
  const half = Math.ceil(labelWidth(size.names) / 2);
  const start = Math.max(half, labelWidth(size.values) + EDGE);
  const end = Math.max(half, EDGE);
  return {
    left: size.isRtl ? end : start,
    top: EDGE,
    width: Math.max(0, size.width - start - end),
    height: size.height - EDGE - BOTTOM,
  };
}
