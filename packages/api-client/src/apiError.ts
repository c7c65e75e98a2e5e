import type { components as V1 } from './schema-v1.ts';
import type { components as V2 } from './schema-v2.ts';

export type ApiVersion = 'v1' | 'v2';
export type V1Failure = V1['schemas']['V1Error'];
export type V2Failure = V2['schemas']['V2Error'];
export type ErrorCode = V2['schemas']['ErrorCode'];
export type Blocker = V1['schemas']['Blocker'];

/**
 * The kind of failure:
 *
 * - `http`: the server refused the call; `status` is its HTTP status
 * - `network`: no response arrived
 * - `unreadable`: the response isn't what the contract promises (a proxy's HTML page, an empty body, broken JSON)
 * - `undefined-url`: the URL contained 'undefined', so the call was never sent
 */
export type ApiErrorKind = 'http' | 'network' | 'unreadable' | 'undefined-url';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  version: ApiVersion;
  message: string;
  status?: number;
  requestId?: string | undefined;
  errors?: V1Failure['errors'];
  code?: ErrorCode | undefined;
  fields?: Record<string, string> | undefined;
  record?: Record<string, unknown> | undefined;
  blockers?: Blocker[] | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The error of every failed call. An aborted call rejects with the signal's reason instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The contract of the call. A v1 notice shows `errors`, a v2 notice shows `message`. */
  readonly version: ApiVersion;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The id of the call in the server's log; undefined without a response. */
  readonly requestId: string | undefined;
  /** The errors of v1: a text, or a list of messages with children. */
  readonly errors: V1Failure['errors'];
  /** The error code of v2. */
  readonly code: ErrorCode | undefined;
  /** Messages by field name, for a form; empty when the failure isn't about fields. */
  readonly fields: Record<string, string>;
  /** The current record, with 409 and 412. */
  readonly record: Record<string, unknown> | undefined;
  /** The problems to fix first; empty when nothing blocks the call. */
  readonly blockers: Blocker[];
  /** Seconds to wait before trying again, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.version = details.version;
    this.status = details.status ?? 0;
    this.requestId = details.requestId;
    this.errors = details.errors;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.record = details.record;
    this.blockers = details.blockers ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** Whether a caught value is an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
