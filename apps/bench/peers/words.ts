// No word is a prefix of another and all are capitalized, so every contestant sorts them the same way.
export const WORDS = [
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
