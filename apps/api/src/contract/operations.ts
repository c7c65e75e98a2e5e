import type { V1Operations, V2Operations } from '@mailroom/api-client';

/** Every operation of both contracts by its `operationId`. */
export type Operations = V1Operations & V2Operations;

/** The content of a body or response; undefined when it has none. */
type ContentOf<Message> = Message extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The parameters of an operation that are in the path or in the query; an empty object when there are none. */
type ParametersIn<Id, Part extends string> = Id extends keyof Operations
  ? Operations[Id] extends { parameters: { [name in Part]?: infer Value } }
    ? [NonNullable<Value>] extends [never]
      ? Record<string, never>
      : NonNullable<Value>
    : Record<string, never>
  : never;

export type PathOf<Id> = ParametersIn<Id, 'path'>;

export type QueryOf<Id> = ParametersIn<Id, 'query'>;

export type BodyOf<Id> = Id extends keyof Operations
  ? Operations[Id] extends { requestBody?: infer Body }
    ? ContentOf<NonNullable<Body>>
    : undefined
  : never;

/** The contents of an operation's successful responses. */
type Success<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: ContentOf<Responses[Status]>;
}[keyof Responses & (200 | 201 | 202 | 204)];

export type ResultOf<Id> = Id extends keyof Operations
  ? Operations[Id] extends { responses: infer Responses }
    ? Success<Responses>
    : unknown
  : never;
