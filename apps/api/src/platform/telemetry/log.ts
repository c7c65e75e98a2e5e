import pino, { type Logger } from 'pino';

/** Whatever is logged by mistake under these names stays unreadable. */
const secretNames = [
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
];

/** Errors without what the database and the relay put into them: parameters are addresses of people. */
const plainError = (error: Error) => ({
  type: error.name,
  message: error.message.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…').slice(0, 1000),
  stack: error.stack?.replaceAll(/[^\s<>"']+@[^\s<>"'/]+/g, '…@…').slice(0, 4000),
  ...('code' in error && { code: error.code }),
});

/** JSON lines on standard output. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '…' },
    serializers: { err: plainError, req: () => undefined, res: () => undefined },
  });
