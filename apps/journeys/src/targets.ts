import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Targets {
  url: string;
  port: number;
  /** Paths asked for, in order. */
  visits: string[];
  stop(): Promise<void>;
}

/** The pages that the e-mail's links lead to. Real HTTP on loopback; the product reaches it through OUTBOUND_ALLOW. */
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
