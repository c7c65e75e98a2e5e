import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../platform/database/actor.ts';
import type { Tx } from '../platform/database/tx.ts';
import type { Deps } from '../platform/deps.ts';
import type { StagedFile } from '../platform/files/file.ts';
import type { ListQuery } from '../platform/list/query.ts';
import type { Answer } from './answer.ts';
import type { BodyOf, Operations, PathOf, QueryOf, ResultOf } from './operations.ts';

/** One call of one operation, after the checks of contract and permission, in its unit of work. */
export interface Call<Id = unknown> {
  operationId: string;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  /**
   * The JSON body, or the text fields of a form, coerced by the contract (empty text = null where null may be). A file
   * field is here only as the null that removes its file.
   */
  body: BodyOf<Id>;
  /** The values that an alias fixes (`s3` is `install` with `kind: s3`); already in `list.filters` and `body`. */
  fixed: Readonly<Record<string, string>>;
  /** A form's files by field. They are already stored, and swept unless the handler keeps them. */
  files: Readonly<Record<string, StagedFile>>;
  /** Parsed from the query by the operation's `x-list`; asking for it elsewhere throws. */
  list: ListQuery;
  /** Parses the filter in a body by the operation's `x-filter`. */
  listFrom(query: Readonly<Record<string, unknown>>): ListQuery;
  actor: UserActor;
  /** The unit of work of `x-tx: read | write`; asking for it under `none` throws. */
  tx: Tx;
  /** `read` and `write` run a transaction under `x-tx: none`. Do no network or file work inside it. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  deps: Deps;
  requestId: string;
  /** The version of If-Match; undefined when the caller doesn't send it. Pass it to `expectVersion`. */
  ifMatch: number | undefined;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Result<Body> = Body | Answer<Body> | Answer<Readable> | Answer<undefined>;

type Handler<Id> = (call: Call<Id>) => Promise<Result<ResultOf<Id>>>;

/** A handler without its types, as the binder stores it. */
export type AnyHandler = (call: Call<never>) => Promise<unknown>;

export type HandlerMap = Readonly<Record<string, AnyHandler>>;

/** A module's handlers, each typed by the operation of its name. */
export function handlers<Map extends { [Id in keyof Operations]?: Handler<Id> }>(
  map: Map & { [Id in Exclude<keyof Map, keyof Operations>]: never },
): HandlerMap {
  return map as unknown as HandlerMap;
}
