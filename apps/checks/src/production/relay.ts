import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

interface Relay {
  /** The recipients of accepted messages, in order. */
  recipients: string[];
  stop(): Promise<void>;
}

/** A relay that wants TLS from the first byte and a password. */
export async function startRelay(port: number, files: { certificate: string; key: string }): Promise<Relay> {
  const recipients: string[] = [];
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
      stream.resume();
      stream.on('end', () => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return { recipients, stop: () => new Promise((closed) => server.close(() => closed())) };
}
