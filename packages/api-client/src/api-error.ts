import type { components as V1 } from './schema-v1.ts';
import type { components as V2 } from './schema-v2.ts';

export type ApiVersion = 'v1' | 'v2';
export type V1Failure = V1['schemas']['V1Error'];
export type V2Failure = V2['schemas']['V2Error'];
export type ErrorCode = V2['schemas']['ErrorCode'];
export type Blocker = V1['schemas']['Blocker'];

/**
 * - `http`: the server refused, `status` says how
 * - `network`: no answer came
 * - `unreadable`: an answer came that is not what the contract says (HTML of a proxy, nothing, broken JSON)
 * - `undefined-url`: the URL held 'undefined' and was never sent
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

/** Every failed call ends as one of these. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Tells which words the notice needs: v1 shows the tree of errors, v2 its message. */
  readonly version: ApiVersion;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** The v1 tree: a text, or messages with children. */
  readonly errors: V1Failure['errors'];
  readonly code: ErrorCode | undefined;
  /** Messages by field. */
  readonly fields: Record<string, string>;
  /** The record as it is now, with 409 and 412. */
  readonly record: Record<string, unknown> | undefined;
  readonly blockers: Blocker[];
  /** Seconds to wait before trying again. */
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

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
