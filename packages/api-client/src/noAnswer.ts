import { ApiError } from './apiError.ts';
import type { ApiVersion } from './apiError.ts';
import type { Answer } from './readError.ts';

export function networkError(version: ApiVersion, cause?: unknown): ApiError {
  return new ApiError({ kind: 'network', version, message: 'The server could not be reached', cause });
}

export function unreadableError(
  version: ApiVersion,
  answer: Pick<Answer, 'status' | 'header'>,
  found: string,
  cause?: unknown,
): ApiError {
  const message = `The server sent ${found} instead of data`;
  const requestId = answer.header('X-Request-Id') ?? undefined;
  return new ApiError({ kind: 'unreadable', version, status: answer.status, requestId, message, cause });
}
