/** One node of the v1 error tree: the mistake and, below it, the objects it concerns. */
export type ErrorNode = { message: string; children?: readonly ErrorChild[] };
export type ErrorChild = { object: string; product?: string; message: string };

/** What a person needs to act on a refusal: the current record, and the records that block the change. */
export type ErrorDetails = { record?: unknown; blockers?: readonly Blocker[] };
export type Blocker = { entity: string; id: number; name: string; text?: string };

type ErrorExtras = {
  fields?: Readonly<Record<string, string>>;
  children?: readonly ErrorNode[];
  details?: ErrorDetails;
  retryAfter?: number;
  cause?: unknown;
};

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

export const unauthorized = (): DomainError => new DomainError(401, 'unauthorized', 'Sign in to continue');

export const forbidden = (permission: string): DomainError =>
  new DomainError(403, 'forbidden', `You need the permission ${permission}`);

/** The same answer for a missing record and one out of reach, so that ids can't be probed. */
export const notFound = (): DomainError =>
  new DomainError(404, 'not_found', 'The resource you are trying to access does not exist!');

export const malformed = (field: string, message: string): DomainError =>
  new DomainError(400, 'malformed', `${field}: ${message}`, { fields: { [field]: message } });

export const invalid = (fields: Readonly<Record<string, string>>, children?: readonly ErrorNode[]): DomainError =>
  new DomainError(422, 'invalid', Object.values(fields).join('\n'), children ? { fields, children } : { fields });

export const conflict = (code: string, message: string, details?: ErrorDetails, children?: readonly ErrorNode[]) =>
  new DomainError(409, code, message, { ...(details && { details }), ...(children && { children }) });

export const staleVersion = (record: unknown): DomainError =>
  new DomainError(412, 'stale_version', 'Somebody else changed this record', { details: { record } });

export const tooLarge = (message: string): DomainError => new DomainError(413, 'too_large', message);

export const wrongType = (message: string): DomainError => new DomainError(415, 'wrong_type', message);

export const tooMany = (
  retryAfterSeconds: number,
  message = `Try again in ${retryAfterSeconds} seconds`,
): DomainError => new DomainError(429, 'too_many', message, { retryAfter: retryAfterSeconds });

export const unavailable = (retryAfterSeconds: number, cause?: unknown): DomainError =>
  new DomainError(503, 'unavailable', `Try again in ${retryAfterSeconds} seconds`, {
    retryAfter: retryAfterSeconds,
    cause,
  });

export const noRoom = (): DomainError => new DomainError(507, 'no_room', 'There is no room for the file');
