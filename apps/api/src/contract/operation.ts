import type { ListAllow } from '../platform/list/query.ts';

export type Schema = Readonly<Record<string, unknown>>;

export type ContractVersion = 'v1' | 'v2';

/** The caller needs at least one permission of every inner list. */
export type PermissionRule = 'public' | 'signed-in' | readonly (readonly string[])[];

export interface Response {
  contentType?: string;
  schema?: Schema;
}

/** One operation of a contract, checked and with its references resolved. */
export interface Operation {
  id: string;
  version: ContractVersion;
  method: string;
  url: string;
  permission: PermissionRule;
  onlySuperAdmin: boolean;
  effect: 'read' | 'write';
  tx: 'read' | 'write' | 'none';
  list?: ListAllow;
  /** The list whose filter the body of a bulk call has: what it may name, and the schema of its query without pages. */
  filter?: { allow: ListAllow; query: Schema };
  aliasOf?: string;
  /** The values that an alias fixes: filters of its list, fields of its body. */
  fixed: Readonly<Record<string, string>>;
  /** Whether its calls are counted apart from all others, because a person's typing makes them. */
  hasOwnRate: boolean;
  /** How many bytes its body may have, where the server's usual limit is too small. */
  bodyLimit?: number;
  path: Schema;
  query: Schema;
  /** Headers of its own that say what is asked for, in small letters. */
  headers: readonly string[];
  body?: {
    kind: 'json' | 'form' | 'text' | 'bytes';
    schema: Schema;
    isRequired: boolean;
    contentTypes: readonly string[];
  };
  responses: Readonly<Record<string, Response>>;
}

/** The content type of a body that its handler reads byte by byte. Nothing else reads it before. */
export const BYTES = 'application/offset+octet-stream';

export const bases: Readonly<Record<ContractVersion, string>> = { v1: '/api/v1', v2: '/api/v2' };
