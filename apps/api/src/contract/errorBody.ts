import { DomainError } from '../errors.ts';
import type { ContractVersion } from './operation.ts';

function shared(error: DomainError) {
  return {
    ...(error.details?.record !== undefined && { record: error.details.record }),
    ...(error.details?.blockers && { blockers: error.details.blockers }),
  };
}

/** The error tree of v1: every message to show, with the objects it concerns. */
function v1(error: DomainError, requestId: string) {
  const messages = Object.values(error.fields ?? {}).map((message) => ({ message }));
  const errors = error.children ?? (error.code === 'malformed' || messages.length === 0 ? undefined : messages);
  return {
    message: error.message,
    ...(errors && { errors }),
    ...(error.fields && { fields: error.fields }),
    request_id: requestId,
    ...shared(error),
  };
}

function v2(error: DomainError, requestId: string) {
  return {
    message: error.message,
    code: error.code,
    request_id: requestId,
    ...(error.fields && { fields: error.fields }),
    ...shared(error),
  };
}

export function errorBody(version: ContractVersion, error: DomainError, requestId: string) {
  return version === 'v1' ? v1(error, requestId) : v2(error, requestId);
}

/** The answer to an unexpected error. It shows only the request id, under which the log has the details. */
export function internalError(): DomainError {
  return new DomainError(500, 'internal', 'Something failed on our side. Nothing was changed');
}
