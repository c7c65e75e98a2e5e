import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createListener, type AddressInfo, type Socket } from 'node:net';

interface LinkTarget {
  origin: string;
  /** The value of `OUTBOUND_ALLOW` with which a check may reach it. */
  allow: string;
  stop: () => void;
}

/** Starts a web server on this machine for an e-mail's links to lead to. */
export async function linkTarget(): Promise<LinkTarget> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Boots</p>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    allow: `127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface DeadTargets {
  port: number;
  allow: string;
  stop: () => void;
}

/** Starts one server for all addresses of this machine (127.0.0.0/8) that takes connections and never answers. */
export async function silentTarget(): Promise<DeadTargets> {
  const sockets = new Set<Socket>();
  const server = createListener((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    allow: `127.0.0.0/8:${port}`,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A port of this machine that refuses connections, because its server has just stopped. */
export async function refusingTarget(): Promise<DeadTargets> {
  const { port, allow, stop } = await silentTarget();
  stop();
  return { port, allow, stop: () => {} };
}
