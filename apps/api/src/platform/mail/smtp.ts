import { createTransport } from 'nodemailer';
import type { Mail, Message, SendResult } from './mail.ts';

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; syscall?: string };

function neverConnected(error: SmtpError): boolean {
  return (
    error.syscall === 'connect' ||
    error.syscall === 'getaddrinfo' ||
    ['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE'].includes(error.code ?? '') ||
    /^(Connection timeout|Greeting never received|connect E)/.test(error.message)
  );
}

/**
 * Decides what a failed sending means. The relay's own answer counts. When an established connection breaks, nobody
 * knows whether the relay has the whole message, and only a person may send it again.
 */
function outcomeOf(error: SmtpError): SendResult {
  const response = error.response ?? error.message;
  if (error.responseCode !== undefined && error.responseCode >= 500) {
    return { outcome: 'refused', code: error.responseCode, response };
  }
  if (error.responseCode !== undefined && error.responseCode >= 400) return { outcome: 'later', response };
  return neverConnected(error) ? { outcome: 'later', response } : { outcome: 'in doubt', response };
}

/** Milliseconds without an answer after which a relay counts as unreachable. */
export const PATIENCE = 10_000;

export function smtpMail(url: URL, poolSize: number, limit = PATIENCE): Mail {
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 25),
    secure: url.protocol === 'smtps:',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    pool: true,
    maxConnections: poolSize,
    maxMessages: 1000,
    // The pool would automatically resend a message when its connection closes: that is how people get it twice.
    maxRequeues: 0,
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    // A message names no files and no addresses that the transport should read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    poolSize,
    async send(message: Message) {
      try {
        const { response } = await transport.sendMail({
          ...message,
          // Without this, each message is scanned for its encoding, and a designer's HTML always needs this one.
          textEncoding: 'quoted-printable',
          // Exactly one address, even when a name contains a list of addresses.
          to: { name: '', address: message.to },
        });
        return { outcome: 'accepted', response };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    close: async () => transport.close(),
  };
}
