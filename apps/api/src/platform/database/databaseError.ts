import { DomainError, noRoom, unavailable } from '../../errors.ts';

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** The server is down, restarting or out of connections, or this transaction lost a conflict: trying again helps. */
const PASSING = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
]);

const POOL_MESSAGES = /timeout exceeded when trying to connect|Cannot use a pool after/;

/** The driver's own messages, which carry no code. */
const LOST_MESSAGES = /Connection terminated|not queryable/;

/** The connection ended before this statement or during it. */
export function isConnectionLost(error: unknown): boolean {
  return (
    (error instanceof Error && LOST_MESSAGES.test(error.message)) || /^(57P01|57P02|08.*)$/.test(codeOf(error) ?? '')
  );
}

export function databaseError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const code = codeOf(error);
  if (code === '53100') return noRoom();
  if (
    (code && PASSING.has(code)) ||
    isConnectionLost(error) ||
    (error instanceof Error && POOL_MESSAGES.test(error.message))
  ) {
    return unavailable(1, error);
  }
  return error;
}
