// Written by `npm run generate` from the migrated schema.
// eslint-disable-next-line -- replaced as soon as the schema stands
export interface DB {}
