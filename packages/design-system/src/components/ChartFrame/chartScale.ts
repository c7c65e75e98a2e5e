/** Round steps from 0 to at least the highest value: 0, 5,000, 10,000. */
export function niceSteps(highest: number, count: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const steps = Math.ceil(highest / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Which labels of an axis are written, so that none touches the next. */
export function sparse(count: number, available: number, each: number): number[] {
  const step = Math.max(1, Math.ceil((count * each) / Math.max(1, available)));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
