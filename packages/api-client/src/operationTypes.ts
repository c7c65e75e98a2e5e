import type { ApiVersion } from './apiError.ts';
import type { paths as V1Paths } from './schema-v1.ts';
import type { paths as V2Paths } from './schema-v2.ts';

export interface PathsOf {
  v1: V1Paths;
  v2: V2Paths;
}

export type Method = 'post' | 'put' | 'patch';
interface FormCall {
  requestBody?: { content: { 'multipart/form-data': unknown } };
}
interface CsvAnswer {
  responses: { 200: { content: { 'text/csv': string } } };
}

export type OperationAt<V extends ApiVersion, Path extends keyof PathsOf[V], M> = M extends keyof PathsOf[V][Path]
  ? PathsOf[V][Path][M]
  : never;

/** The paths of a contract at which the given method takes a form. */
export type FormPath<V extends ApiVersion, M extends Method> = {
  [Path in keyof PathsOf[V]]: OperationAt<V, Path, M> extends infer Operation
    ? Operation extends { requestBody?: infer Body }
      ? NonNullable<Body> extends Required<FormCall>['requestBody']
        ? Path
        : never
      : never
    : never;
}[keyof PathsOf[V]] &
  string;

/** The paths of a contract that answer a POST with CSV. */
export type CsvPath<V extends ApiVersion> = {
  [Path in keyof PathsOf[V]]: OperationAt<V, Path, 'post'> extends CsvAnswer ? Path : never;
}[keyof PathsOf[V]] &
  string;

export type FormOf<Operation> = Operation extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { 'multipart/form-data': infer Fields } }
    ? Fields
    : never
  : never;

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The JSON body of an operation's successful response. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201 | 202)]: Json<Responses[Status]> }[keyof Responses & (200 | 201 | 202)]
  : never;

export type PathParams<Operation> = Operation extends { parameters: { path: infer Path } }
  ? { path: Path }
  : { path?: never };

export type QueryParams<Operation> = Operation extends { parameters: { query?: infer Query } } ? Query : never;
