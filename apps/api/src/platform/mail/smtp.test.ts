import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMail } from './smtp.ts';

const message = {
  from: { name: 'Ines', address: 'ines@example.test' },
  to: 'person@example.test',
  subject: 'Hello',
  text: 'Hello',
  messageId: '<1@example.test>',
};

let server: Server | undefined;
let deliveries = 0;

/** A relay that answers `atEnd` after the message, or hangs up when it is empty. */
async function relay(atRcpt: string, atEnd: string): Promise<URL> {
  deliveries = 0;
  server = createServer((socket) => {
    socket.on('error', () => {});
    let inData = false;
    socket.write('220 relay\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inData) {
        if (!text.includes('\r\n.\r\n')) return;
        inData = false;
        deliveries += 1;
        return atEnd === '' ? socket.destroy() : socket.write(atEnd);
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (line.startsWith('RCPT')) socket.write(atRcpt);
        else if (line === 'DATA') {
          inData = true;
          socket.write('354 go\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function commandsIn(chunk: Buffer): string[] {
  return chunk
    .toString()
    .split('\r\n')
    .map((line) => line.slice(0, 4));
}

async function send(url: URL) {
  const mail = smtpMail(url, 1);
  try {
    return (await mail.send(message)).outcome;
  } finally {
    await mail.close();
  }
}

afterEach(() => new Promise<void>((done) => void (server ? server.close(() => done()) : done())));

describe('sending', () => {
  it('R15 distinguishes accepted, refused and later', async () => {
    expect(await send(await relay('250 ok\r\n', '250 queued\r\n'))).toBe('accepted');
    server?.close();
    expect(await send(await relay('550 no such user\r\n', ''))).toBe('refused');
    server?.close();
    expect(await send(await relay('451 try later\r\n', ''))).toBe('later');
  });

  it('R14 is in doubt when the connection drops after the data, and is not resent automatically', async () => {
    expect(await send(await relay('250 ok\r\n', ''))).toBe('in doubt');
    expect(deliveries).toBe(1);
  });

  it('R14 leaves a message queued when the connection drops before it', async () => {
    const url = await relay('', '');
    const attempts: string[] = [];
    server?.on('connection', (socket) => socket.on('data', (chunk) => attempts.push(...commandsIn(chunk))));
    server?.on('connection', (socket) =>
      socket.on('data', (chunk) => commandsIn(chunk).includes('RCPT') && socket.destroy()),
    );
    expect(await send(url)).toBe('not sent');
    // Once more over another connection, because relays end idle ones.
    expect(attempts.filter((command) => command === 'RCPT')).toHaveLength(2);
    expect(deliveries).toBe(0);
  });

  it('leaves a message queued when nothing listens', async () => {
    const url = await relay('250 ok\r\n', '250 queued\r\n');
    await new Promise<void>((done) => void server?.close(() => done()));
    expect(await send(url)).toBe('not sent');
  });
});
