import { connect, createServer, type AddressInfo } from 'node:net';

export interface CuttingProxy {
  port: number;
  /** Ends the connection once this many bytes were sent to the server; null lets everything through. Ends one connection. */
  cutAfter: number | null;
  /** How many connections were cut. */
  cuts: number;
  close(): void;
}

/** A line to a server that breaks in the middle of what is sent. */
export async function startCuttingProxy(serverPort: number): Promise<CuttingProxy> {
  const server = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    let sent = 0;
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', end);
    near.on('data', (bytes) => {
      sent += bytes.length;
      if (proxy.cutAfter !== null && sent > proxy.cutAfter) {
        proxy.cutAfter = null;
        proxy.cuts += 1;
        return end();
      }
      if (!far.write(bytes)) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
    far.pipe(near, { end: false });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy: CuttingProxy = {
    port: (server.address() as AddressInfo).port,
    cutAfter: null,
    cuts: 0,
    close: () => server.close(),
  };
  return proxy;
}
