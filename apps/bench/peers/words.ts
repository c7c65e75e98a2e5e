// None begins another, and all begin with a capital: every contestant's way to compare words gives the same order.
export const words = [
  'Harbour',
  'Valley',
  'Meadow',
  'Lantern',
  'Orchard',
  'Copper',
  'Juniper',
  'Saddle',
  'Timber',
  'Winter',
];
