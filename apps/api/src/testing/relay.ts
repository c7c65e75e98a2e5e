import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { AddressInfo } from 'node:net';

interface Received {
  /** The sender of its envelope: the Return-Path. */
  from: string;
  to: string;
  messageId: string;
  raw: string;
}

/** `hang up` cuts the connection before the message, `drop` after it. */
type Fault = 'defer' | 'refuse' | 'hang up' | 'drop' | 'silence';

interface RelayOptions {
  /** Offers STARTTLS with this certificate. */
  certificate?: { cert: string; key: string };
  /** Asks for a sign-in. */
  password?: string;
}

export interface Relay {
  url: string;
  received: Received[];
  /** Faults for the mail to an address. Each entry applies once, in order. */
  faults: Map<string, Fault[]>;
  /** Called with each accepted message, before the relay answers. */
  onTaken: (count: number) => void;
  /** The answer to MAIL FROM and to each connection, if not the usual one. */
  senderRefusal: Error | undefined;
  greetingRefusal: Error | undefined;
  password: string | undefined;
  /** Whether it hangs up on everybody who connects. */
  isDown: boolean;
  /** How often somebody tried to sign in. */
  signIns: number;
  /** Offers another certificate to new connections. */
  offer(certificate: { cert: string; key: string }): void;
  /** Ends the connections that are open. */
  cutAll(): void;
  close(): Promise<void>;
}

export function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** A real SMTP server on its own port. `drop` keeps the message and cuts the connection instead of answering. */
export async function startRelay({ certificate, password }: RelayOptions = {}): Promise<Relay> {
  const received: Received[] = [];
  const faults = new Map<string, Fault[]>();
  const relay: Relay = {
    url: '',
    received,
    faults,
    onTaken: () => {},
    senderRefusal: undefined,
    greetingRefusal: undefined,
    password,
    isDown: false,
    signIns: 0,
    offer: (other) => server.updateSecureContext(other),
    cutAll: () => {
      for (const connection of server.connections) connection._socket.destroy();
    },
    close: async () => {},
  };
  const server = new SMTPServer({
    ...certificate,
    disabledCommands: [...(password === undefined ? ['AUTH'] : []), ...(certificate ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: (given, _session, done) => {
      relay.signIns += 1;
      if (given.password === relay.password) return done(null, { user: given.username });
      done(refusal(535, '5.7.8 Authentication credentials invalid'));
    },
    onMailFrom: (_address, _session, done) => done(relay.senderRefusal),
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, session, done) => {
      const fault = faults.get(address)?.[0];
      if (fault === 'hang up') {
        faults.get(address)?.shift();
        return void cut(session);
      }
      if (fault !== 'defer' && fault !== 'refuse') return done();
      faults.get(address)?.shift();
      done(fault === 'defer' ? refusal(451, 'try again later') : refusal(550, 'no such user'));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const { mailFrom } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to, raw, messageId: /^message-id: (.+)$/im.exec(raw)?.[1]?.trim() ?? '' });
        relay.onTaken(received.length);
        const fault = faults.get(to)?.shift();
        if (fault === 'silence') return;
        if (fault === 'drop') return void cut(session);
        done();
      });
    },
  });
  const sockets = new Map<string, () => void>();
  const cut = (session: SMTPServerSession): void => sockets.get(session.id)?.();
  server.on('error', () => {});
  server.onConnect = (session, done) => {
    const connection = [...server.connections].find(({ id }) => id === session.id);
    sockets.set(session.id, () => connection?._socket.destroy());
    if (relay.isDown) return void cut(session);
    done(relay.greetingRefusal);
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  relay.url = `smtp://${password === undefined ? '' : `mailroom:${password}@`}127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  relay.close = () => new Promise((resolve) => server.close(() => resolve()));
  return relay;
}
