import { isApiError, type ApiError } from '@mailroom/api-client';
import { noticeText } from '@mailroom/domain/notices';
import { noticeOfError } from './noticeOfError.ts';

/** The text of an Error state, which is the same as the notice's. */
export function errorText(error: unknown): string {
  return noticeText(noticeOfError(error).lines);
}

export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Somebody else saved in the meantime; the error's `record` is the newer one. */
export function isStale(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 412;
}

export function isInvalid(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 422;
}

/** A retry may help when no answer came or the server is overloaded, never after a refusal. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.status >= 502);
}

/** Seconds after which the server wants the call again; undefined when it didn't say. */
export function secondsToWait(error: unknown): number | undefined {
  return isApiError(error) ? error.retryAfter : undefined;
}

/** A text that is the same for all calls refused for one cause, although the seconds in their messages differ. */
export function causeOf(error: unknown): string | undefined {
  return isApiError(error) && error.retryAfter !== undefined ? error.message.replaceAll(/\d+/g, '') : undefined;
}

/** The user cancelled the call, so no notice is shown. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
