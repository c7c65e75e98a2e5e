import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, RECURSION_DESIRED, type Packet } from 'dns-packet';

/** The texts of a name, each in the parts that travel; or what the server does to everybody who asks for it. */
type Zone = readonly (string | readonly string[])[] | 'fails' | 'silent';

export interface NameServer {
  /** For the setting DNS_SERVERS. */
  address: string;
  /** By name. Every other name doesn't exist. */
  zone: Map<string, Zone>;
  /** The names that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

const RESPONSE_CODES = { fails: 2, absent: 3 } as const;

function answerTo(query: Packet, name: string, zone: Exclude<Zone, 'silent'> | undefined): Packet {
  const code = zone === undefined ? RESPONSE_CODES.absent : zone === 'fails' ? RESPONSE_CODES.fails : 0;
  const texts = Array.isArray(zone) ? (zone as readonly (string | string[])[]) : [];
  return {
    type: 'response',
    id: query.id ?? 0,
    flags: RECURSION_DESIRED | code,
    questions: query.questions ?? [],
    answers: texts.map((data) => ({ type: 'TXT' as const, name, ttl: 1, data })),
  };
}

/** Cuts a text into the parts in which it travels. */
export function inParts(text: string, length = 200): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
}

/** A name server of our own on the loopback. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const zone = new Map<string, Zone>();
  const asked: string[] = [];
  socket.on('message', (bytes, from) => {
    const query = decode(bytes);
    const name = query.questions?.[0]?.name.toLowerCase() ?? '';
    asked.push(name);
    const here = zone.get(name);
    if (here === 'silent') return;
    socket.send(encode(answerTo(query, name, here)), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    asked,
    close: () => new Promise((done) => socket.close(() => done())),
  };
}
