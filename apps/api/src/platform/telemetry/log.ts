import pino, { type DestinationStream, type Logger } from 'pino';

/** Fields that are masked if they are logged by mistake. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'access_token',
  'email',
  'to',
  'smtpUrl',
  'databaseUrl',
  'databaseJobsUrl',
];

/** Removes e-mail addresses from errors, where the database and the mail relay put them. */
function plainError(error: Error) {
  return {
    type: error.name,
    message: error.message.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…').slice(0, 1000),
    stack: error.stack?.replaceAll(/[^\s<>"']+@[^\s<>"'/]+/g, '…@…').slice(0, 4000),
    ...('code' in error && { code: error.code }),
  };
}

/** JSON lines, on standard output unless a test collects them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '…' },
    serializers: { err: plainError, req: () => undefined, res: () => undefined },
  };
  return destination ? pino(options, destination) : pino(options);
}
