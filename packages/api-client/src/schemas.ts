import type { components as V1 } from './schema-v1.ts';
import type { components as V2 } from './schema-v2.ts';

/** The records, rows and bodies of each contract by name: `V1Schemas['Creative']`. */
export type V1Schemas = V1['schemas'];
export type V2Schemas = V2['schemas'];
