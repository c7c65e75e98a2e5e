import type { components as V1 } from './schema-v1.ts';
import type { components as V2 } from './schema-v2.ts';

/** The records, rows and bodies of the v1 contract by name: `V1Schemas['Creative']`. */
export type V1Schemas = V1['schemas'];
/** The records, rows and bodies of the v2 contract by name: `V2Schemas['User']`. */
export type V2Schemas = V2['schemas'];
