import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server';
import type { Metric } from '../telemetry/gauge.ts';

/** A message that came in, with its envelope. */
export interface InboundMail {
  /** Empty for the null sender, which bounces have. */
  from: string;
  to: readonly string[];
  /** Its bytes; of a long message only the first ones. */
  raw: Buffer;
}

/** The part of the program that takes mail which comes in. */
export interface InboundRoute {
  /** Called with each recipient. Mail to others is refused. */
  takes(address: string): boolean;
  /** Called with each message. The sender is told that it arrived once this resolves; when it rejects, to try again later. */
  receive(mail: InboundMail): Promise<void>;
  /** Called when a message is larger than the limit. It is refused, and never comes again. */
  tooLarge(): void;
  /** Counts of what happened since the start of this process. */
  counts(): readonly Metric[];
}

export interface Inbound {
  /** Returns the port, which differs from the given one only for 0. */
  listen(at: { host: string; port: number }): Promise<number>;
  counts(): readonly Metric[];
  /** Refuses new connections, and waits up to five seconds for those that are open. */
  close(): Promise<void>;
}

const MI_B = 1024 ** 2;

/** The largest message. A bounce may contain all of an e-mail. */
const LARGEST = 32 * MI_B;

/** How much of a message is kept: what a report says stands before the e-mail that it returns. */
const KEPT = MI_B / 4;

/** The most connections, so that a flood of mail takes neither the memory nor the database from people. */
const MOST_CLIENTS = 50;

const MOST_RECIPIENTS = 100;

/** Milliseconds without a byte after which a connection is closed. */
const PATIENCE = 60_000;

const LAST_WORDS = 5000;

function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** Reads a message to its end and keeps its first bytes. */
async function firstBytes(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let kept = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (kept >= KEPT) continue;
    chunks.push(chunk.subarray(0, KEPT - kept));
    kept += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** A server that takes mail for one route. It relays nothing, and it signs nobody in. */
export function receiveMail(route: InboundRoute, onError: (error: unknown) => void): Inbound {
  const take = async (stream: SMTPServerDataStream, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> => {
    const raw = await firstBytes(stream);
    if (stream.sizeExceeded) {
      route.tooLarge();
      throw refusal(552, '5.3.4 Message too large');
    }
    const to = rcptTo.map(({ address }) => address);
    await route.receive({ from: mailFrom ? mailFrom.address : '', to, raw });
  };
  const answer = async (
    stream: SMTPServerDataStream,
    envelope: SMTPServerEnvelope,
    done: (error: Error | null, text?: string) => void,
  ): Promise<void> => {
    try {
      await take(stream, envelope);
    } catch (error) {
      if (error instanceof Error && 'responseCode' in error) return done(error);
      onError(error);
      return done(refusal(451, '4.3.0 Try again later'));
    }
    done(null, '2.0.0 Taken');
  };
  const server = new SMTPServer({
    name: 'mailroom',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    size: LARGEST,
    maxClients: MOST_CLIENTS,
    maxRecipients: MOST_RECIPIENTS,
    socketTimeout: PATIENCE,
    closeTimeout: LAST_WORDS,
    onRcptTo: ({ address }, _session, done) =>
      done(route.takes(address) ? null : refusal(550, '5.1.1 No such recipient here')),
    onData: (stream, { envelope }, done) => void answer(stream, envelope, done),
  });
  // A client that hangs up is nobody's fault here.
  server.on('error', () => {});
  return {
    counts: () => route.counts(),
    async listen({ host, port }) {
      const listening = server.listen(port, host);
      // The server hands errors of its socket on to its own listener, where a taken port would stay unnoticed.
      await once(listening, 'listening');
      return (listening.address() as AddressInfo).port;
    },
    close: () => (server.server.listening ? new Promise((resolve) => server.close(resolve)) : Promise.resolve()),
  };
}
