import { counted } from '@mailroom/domain/forms/counted';

/** One node of the v1 error tree: the mistake and, below it, the objects it concerns. */
interface ErrorNode {
  message: string;
  children?: readonly ErrorChild[];
}
interface ErrorChild {
  object: string;
  product?: string;
  message: string;
}

/** Lets a person act on a refusal: holds the current record and the records that block the change. */
interface ErrorDetails {
  record?: unknown;
  blockers?: readonly Blocker[];
}
interface Blocker {
  entity: string;
  id: number;
  name: string;
  text?: string;
}

interface ErrorExtras {
  fields?: Readonly<Record<string, string>>;
  children?: readonly ErrorNode[];
  details?: ErrorDetails;
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal with a stable code. Services throw it; one handler turns it into the contract's error shape. */
export class DomainError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly children: readonly ErrorNode[] | undefined;
  readonly details: ErrorDetails | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, extras: ErrorExtras = {}) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = 'DomainError';
    this.status = status;
    this.code = code;
    this.fields = extras.fields;
    this.children = extras.children;
    this.details = extras.details;
    this.retryAfter = extras.retryAfter;
  }
}

export function unauthorized(): DomainError {
  return new DomainError(401, 'unauthorized', 'Sign in to continue');
}

export function forbidden(permission: string): DomainError {
  return new DomainError(403, 'forbidden', `You need the permission ${permission}`);
}

/** The same answer for a missing record and one out of reach, so that ids can't be probed. */
export function notFound(): DomainError {
  return new DomainError(404, 'not_found', 'The resource you are trying to access does not exist!');
}

export function malformed(field: string, message: string): DomainError {
  return new DomainError(400, 'malformed', `${field}: ${message}`, { fields: { [field]: message } });
}

export function invalid(fields: Readonly<Record<string, string>>, children?: readonly ErrorNode[]): DomainError {
  return new DomainError(
    422,
    'invalid',
    Object.values(fields).join('\n'),
    children ? { fields, children } : { fields },
  );
}

export function conflict(code: string, message: string, details?: ErrorDetails, children?: readonly ErrorNode[]) {
  return new DomainError(409, code, message, { ...(details && { details }), ...(children && { children }) });
}

export function staleVersion(record: unknown): DomainError {
  return new DomainError(412, 'stale_version', 'Somebody else changed this record', { details: { record } });
}

export function tooLarge(message: string): DomainError {
  return new DomainError(413, 'too_large', message);
}

export function wrongType(message: string): DomainError {
  return new DomainError(415, 'wrong_type', message);
}

export function tryAgainIn(seconds: number): string {
  return `Try again in ${counted(seconds, 'second')}`;
}

export function tooMany(
  retryAfterSeconds: number,
  message = `Too many requests. ${tryAgainIn(retryAfterSeconds)}`,
): DomainError {
  return new DomainError(429, 'too_many', message, { retryAfter: retryAfterSeconds });
}

export function unavailable(retryAfterSeconds: number, cause?: unknown): DomainError {
  return new DomainError(503, 'unavailable', `Mailroom is busy or restarting. ${tryAgainIn(retryAfterSeconds)}`, {
    retryAfter: retryAfterSeconds,
    cause,
  });
}

export function noRoom(): DomainError {
  return new DomainError(507, 'no_room', 'There is no room for the file');
}
