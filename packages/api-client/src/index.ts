export type { components as V1Components, operations as V1Operations, paths as V1Paths } from './schema-v1.ts';
export type { components as V2Components, operations as V2Operations, paths as V2Paths } from './schema-v2.ts';
export type { V1Schemas, V2Schemas } from './schemas.ts';
