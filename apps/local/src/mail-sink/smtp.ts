import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { FaultSwitch } from './fault.ts';
import type { MessageStore } from './store.ts';

const LARGEST = 64 * 1024 * 1024;

/** An answer with a specific code. */
class SmtpAnswer extends Error {
  readonly responseCode: number;
  constructor(code: number, message: string) {
    super(message);
    this.responseCode = code;
  }
}

function recipientsOf(session: SMTPServerSession): string[] {
  return session.envelope.rcptTo.map(({ address }) => address);
}

interface SmtpSink {
  port: number;
  stop: () => Promise<void>;
}

export async function startSmtp(port: number, store: MessageStore, fault: FaultSwitch): Promise<SmtpSink> {
  const cut = (session: SMTPServerSession): void => {
    for (const connection of server.connections as Set<{ id: string; _socket: Socket }>) {
      if (connection.id === session.id) connection._socket.destroy();
    }
  };

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string | undefined> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const recipients = recipientsOf(session);
    const { delayMs } = fault.current();
    if (delayMs) await wait(delayMs);
    if (fault.strikes('silence', recipients)) return undefined;
    const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
    const { id } = store.add(from, recipients, Buffer.concat(chunks));
    if (fault.strikes('drop', recipients)) {
      cut(session);
      return undefined;
    }
    return `kept as ${id}`;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST,
    closeTimeout: 200,
    onRcptTo: ({ address }, _, answer) => {
      if (fault.strikes('defer', [address])) answer(new SmtpAnswer(451, '4.7.1 Try again later'));
      else if (fault.strikes('refuse', [address])) answer(new SmtpAnswer(550, '5.1.1 No such user here'));
      else answer();
    },
    onData: (stream, session, answer) => {
      receive(stream, session).then(
        (message) => message !== undefined && answer(null, message),
        (error: Error) => answer(error),
      );
    },
  });
  // A sender that hangs up in the middle is not a failure of the sink.
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await Promise.race([
    once(listener, 'listening'),
    once(listener, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
