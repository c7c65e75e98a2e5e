import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';

interface Slowness {
  /** Milliseconds that each piece of an answer is on its way. */
  latency: number;
  /** For all connections together. */
  bytesPerSecond: number;
}

/** Listens on a port that leads to another one of this machine over a slow line. The browser's own emulation may stand still. */
export async function slowConnection(to: number, { latency, bytesPerSecond }: Slowness) {
  let freeAt = 0;
  const slowed = () =>
    new Transform({
      async transform(piece: Buffer, _encoding, done) {
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + (piece.length / bytesPerSecond) * 1000;
        await after(freeAt - now + latency);
        done(null, piece);
      },
    });
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // A page that is left resets its connections.
      socket.on('error', () => socket.destroy());
    }
    client.on('close', () => upstream.destroy());
    client.pipe(upstream);
    upstream.pipe(slowed()).pipe(client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
