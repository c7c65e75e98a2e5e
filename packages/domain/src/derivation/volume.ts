/** Multiplies instead of dividing, so that a tolerance of 5 % of 100 is 5 and not 5.000000000000001. */
function beyond(difference: number, ordered: number, tolerancePercent: number): boolean {
  return difference * 100 > ordered * tolerancePercent;
}

/** The tolerance that a product's volume is compared with: its own, or its account's. */
export function toleranceOf(own: number | null, ofAccount: number): number {
  return own ?? ofAccount;
}

/** How many people are missing from the ordered volume; 0 when there are enough. */
export function shortfall(ordered: number, deliverable: number): number {
  return Math.max(0, ordered - deliverable);
}

/** Whether the deliverable count is below the ordered volume by more than the tolerance. */
export function isShort(ordered: number, deliverable: number, tolerancePercent: number): boolean {
  return beyond(ordered - deliverable, ordered, tolerancePercent);
}

/** Whether the list holds at least twice as many people as were ordered: perhaps it is the wrong one. */
export function isFarOver(ordered: number, deliverable: number): boolean {
  return deliverable >= 2 * ordered;
}

/** The ordered volume is a cap: a list that exceeds it by more than the tolerance is cut to it. */
export function cappedVolume(
  ordered: number,
  deliverable: number,
  tolerancePercent: number,
): { sendable: number; cut: number } {
  const sendable = beyond(deliverable - ordered, ordered, tolerancePercent) ? ordered : deliverable;
  return { sendable, cut: deliverable - sendable };
}
