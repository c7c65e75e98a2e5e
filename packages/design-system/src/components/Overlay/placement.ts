export const PLACEMENTS = [
  'bottom start',
  'bottom',
  'bottom end',
  'top start',
  'top',
  'top end',
  'start',
  'end',
] as const;
/** The side of the button on which something opens, and the edge that it is aligned with. In reading direction. */
export type Placement = (typeof PLACEMENTS)[number];
