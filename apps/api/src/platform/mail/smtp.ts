import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Mail, Message, SendResult, Signature } from './mail.ts';
import { encodingFor } from './textEncoding.ts';
import { relayFault, type SmtpError } from './relayFault.ts';

/**
 * The headers inside a signature, as far as a message has them. RFC 8058 wants both headers of the one-click unsubscribe
 * signed, and Google reads a Feedback-ID only when it is; nodemailer's own list has neither.
 */
const SIGNED_HEADERS = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-ID',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Feedback-ID',
  'Precedence',
  'Auto-Submitted',
].join(':');

/** Signs with a parsed key: nodemailer's types want its text, which would be parsed again for each message. */
function dkimOf({ domain, selector, privateKey }: Signature) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: privateKey as unknown as string,
    headerFieldNames: SIGNED_HEADERS,
  };
}

/** Commands whose refusal concerns this recipient or this message. A refusal before them concerns all messages. */
const OF_ONE_MESSAGE = new Set(['RCPT TO', 'DATA']);

/**
 * Decides what a failed sending means. The relay's own answer counts. When the connection breaks after the message has
 * begun, nobody knows whether the relay has all of it, and only a person may send it again.
 */
function outcomeOf(error: SmtpError, hasBegun: boolean): SendResult {
  const { responseCode = 0, response = error.message, command = '', code } = error;
  const isAnswer = hasBegun || OF_ONE_MESSAGE.has(command);
  if (responseCode >= 500 && isAnswer) return { outcome: 'refused', code: responseCode, response };
  // A relay that is busy says so at any time. It is asked again message by message, and the sending continues.
  if (responseCode >= 400 && responseCode < 500 && code !== 'EAUTH') return { outcome: 'later', response };
  return hasBegun ? { outcome: 'in doubt', response } : relayFault(error);
}

/** Whether the relay ended an idle connection just when it was to be used. */
function wasClosed({ code, responseCode }: SmtpError): boolean {
  return code === 'ECONNECTION' || responseCode === 421;
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
  // The streams of the messages under way, by Message-ID: whether one was read tells whether the message has begun.
  const streams = new Map<string, Readable>();
  transport.use('stream', (mail, done) => {
    const { message } = mail;
    const createStream = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = createStream(options);
      streams.set(message.messageId(), stream);
      return stream;
    };
    done();
  });

  const send = async (message: Message, mayRepeat: boolean): Promise<SendResult> => {
    const { signature, returnPath, ...content } = message;
    // Exactly one address, even when a name contains a list of addresses.
    const to = { name: '', address: message.to };
    try {
      const { response } = await transport.sendMail({
        ...content,
        ...(signature && { dkim: dkimOf(signature) }),
        textEncoding: encodingFor(message.html ?? '', message.text ?? ''),
        to,
        ...(returnPath !== undefined && { envelope: { from: { name: '', address: returnPath }, to } }),
      });
      return { outcome: 'accepted', response };
    } catch (thrown) {
      const error = thrown as SmtpError;
      const hasBegun = streams.get(message.messageId)?.readableDidRead ?? false;
      if (!hasBegun && mayRepeat && wasClosed(error)) return await send(message, false);
      return outcomeOf(error, hasBegun);
    } finally {
      streams.delete(message.messageId);
    }
  };
  return {
    poolSize,
    send: (message) => send(message, true),
    close: async () => transport.close(),
  };
}
