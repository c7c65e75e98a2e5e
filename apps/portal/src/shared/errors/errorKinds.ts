import { isApiError, type ApiError } from '@mailroom/api-client';
import { noticeText } from '@mailroom/domain/notices';
import { noticeOfError } from './noticeOfError.ts';

/** What an Error state on the screen says; the notice says the same. */
export function errorText(error: unknown): string {
  return noticeText(noticeOfError(error).lines);
}

export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Somebody else saved meanwhile; `record` is what they left. */
export function isStale(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 412;
}

export function isInvalid(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 422;
}

/** A second try may help where nothing came, or the server said 'later'; never where it said no. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.status >= 502);
}

/** Somebody called it off; there is nothing to say about it. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
