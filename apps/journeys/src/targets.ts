import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { inParts, type NameServer } from '@mailroom/local/name-server';

const VISITS = '/visits-so-far';
const NAMES = '/names';

/**
 * Serves the pages that the e-mail's links lead to, by HTTP on loopback, and takes the texts that journeys publish in DNS.
 * OUTBOUND_ALLOW lets the product reach it. Returns its port and what stops it.
 */
export async function startTargets(zone: NameServer['zone'] = new Map()) {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === NAMES) {
      void json(request).then((body) => {
        const { name, text } = body as { name: string; text: string };
        zone.set(name, [inParts(text)]);
        response.end();
      });
      return;
    }
    if (request.url === VISITS) return void response.end(JSON.stringify(visits));
    visits.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!DOCTYPE html><title>Northlight Outdoor</title><h1>Autumn trail boots</h1>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The link targets as a journey sees them: another process serves them to all workers. */
export function targetsAt(port: number) {
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** Publishes a text in DNS, as the owner of the name would. */
    publish: async (name: string, text: string) => {
      await fetch(url + NAMES, { method: 'POST', body: JSON.stringify({ name, text }) });
    },
    /** The requested paths, in order. */
    visits: async () => (await (await fetch(url + VISITS)).json()) as string[],
  };
}

export type Targets = ReturnType<typeof targetsAt>;
