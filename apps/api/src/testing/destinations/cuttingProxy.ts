import { connect, createServer, type AddressInfo } from 'node:net';

export interface CuttingProxy {
  port: number;
  /** Ends the connection once this many bytes were sent to the server; null lets everything through. Ends one connection. */
  cutAfter: number | null;
  /** How many times it was cut. */
  cuts: number;
  /** Called after each cut. */
  onCut(): void;
  /** Ends all connections now. */
  cut(): void;
  close(): void;
}

/** A line to a server that breaks in the middle of what is sent. `port` is its own; default: any that is free. */
export async function startCuttingProxy(serverPort: number, port = 0): Promise<CuttingProxy> {
  const open = new Set<() => void>();
  const noteCut = () => {
    proxy.cuts += 1;
    proxy.onCut();
  };
  const server = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1');
    const end = () => {
      open.delete(end);
      near.destroy();
      far.destroy();
    };
    open.add(end);
    let sent = 0;
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', end);
    near.on('data', (bytes) => {
      sent += bytes.length;
      if (proxy.cutAfter !== null && sent > proxy.cutAfter) {
        proxy.cutAfter = null;
        end();
        return noteCut();
      }
      if (!far.write(bytes)) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
    far.pipe(near, { end: false });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const proxy: CuttingProxy = {
    port: (server.address() as AddressInfo).port,
    cutAfter: null,
    cuts: 0,
    onCut: () => undefined,
    cut: () => {
      for (const end of open) end();
      noteCut();
    },
    close: () => server.close(),
  };
  return proxy;
}
