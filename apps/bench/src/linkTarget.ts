import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
