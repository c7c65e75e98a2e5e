import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface Letter {
  to: string;
  raw: string;
}

export interface Relay {
  /** The accepted messages, in order. */
  letters: Letter[];
  /** How many milliseconds the relay takes for a message before it answers. */
  pace: number;
  /** The ports from which its clients have connected. */
  clients(): number[];
  /** Resolves once the relay has accepted that many messages more. */
  takes(more: number): Promise<void>;
  stop(): Promise<void>;
}

/** A relay that wants TLS from the first byte and a password. */
export async function startRelay(port: number, files: { certificate: string; key: string }): Promise<Relay> {
  const letters: Letter[] = [];
  const waiting = new Map<number, () => void>();
  const server = new SMTPServer({
    secure: true,
    cert: readFileSync(files.certificate),
    key: readFileSync(files.key),
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'mailroom' && password === 'relay-password'
        ? done(null, { user: username })
        : done(new Error('Wrong name or password')),
    onData: (stream, session, done) => {
      // A message that a killed node cut off is an error here, and the relay hasn't accepted it.
      text(stream).then((raw) => {
        letters.push(...session.envelope.rcptTo.map(({ address }) => ({ to: address, raw })));
        waiting.get(letters.length)?.();
        setTimeout(done, relay.pace);
      }, done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const relay: Relay = {
    letters,
    pace: 0,
    clients: () =>
      [...server.connections].map(({ session }: { session: { remotePort: number } }) => session.remotePort),
    takes: (more) => new Promise((taken) => waiting.set(letters.length + more, taken)),
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
  return relay;
}

/** The link in a message's header by which mail programs unsubscribe. */
export function unsubscribeLink(raw: string): string {
  const header = /^list-unsubscribe:(.*)$/im.exec(raw.replaceAll(/\r?\n[ \t]+/g, ''))?.[1] ?? '';
  return /<(https:[^>]+)>/.exec(header)?.[1] ?? '';
}
