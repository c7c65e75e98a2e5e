import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Targets {
  url: string;
  port: number;
  /** The requested paths, in order. */
  visits: string[];
  stop(): Promise<void>;
}

/** Serves the pages that the e-mail's links lead to, by HTTP on loopback. OUTBOUND_ALLOW lets the product reach them. */
export async function startTargets(): Promise<Targets> {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!DOCTYPE html><title>Northlight Outdoor</title><h1>Autumn trail boots</h1>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    visits,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
