import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insideAddresses, isInside } from './addresses.ts';
import { createOutbound } from './client.ts';
import { guardedConnector } from './connector.ts';
import type { Resolve } from './resolve.ts';
import { OutboundError, type Outbound } from './outbound.ts';

let canary: Server;
let port: number;
let hits = 0;
let connections = 0;
let guarded: Outbound;
let open: Outbound;
const answers: Record<string, readonly string[]> = {};

const resolve: Resolve = async (host) => {
  const found = answers[host];
  if (!found) throw new Error('not found');
  return found;
};

function far(path = '/') {
  return `http://far.test:${port}${path}`;
}

beforeAll(async () => {
  canary = createServer((request, response) => {
    hits += 1;
    const path = request.url ?? '/';
    const count = /^\/redirects\/(\d+)$/.exec(path)?.[1];
    if (count && Number(count) > 0) {
      return response.writeHead(302, { location: `/redirects/${Number(count) - 1}` }).end();
    }
    if (path === '/inside') return response.writeHead(302, { location: 'http://127.0.0.2:8080/' }).end();
    if (path === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    if (path === '/gopher') return response.writeHead(302, { location: 'gopher://127.0.0.1/' }).end();
    if (path === '/large') {
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', more);
      };
      return more();
    }
    if (path === '/slow') {
      let left = 60;
      const drip = setInterval(() => (left-- > 0 ? response.write('x') : response.end()), 50);
      return response.on('close', () => clearInterval(drip));
    }
    if (path === '/silent') return;
    response.end('hello');
  });
  canary.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  port = (canary.address() as AddressInfo).port;
  // `guarded` may use the canary's port on one address that nothing listens on, `open` on the canary's own.
  guarded = createOutbound({ resolve, allow: [{ address: '192.0.2.1', prefix: 32, family: 4, port }] });
  open = createOutbound({ resolve, allow: [{ address: '127.0.0.1', prefix: 32, family: 4, port }] });
  answers['far.test'] = ['127.0.0.1'];
});

afterAll(async () => {
  await guarded.close();
  await open.close();
  canary.closeAllConnections();
  canary.close();
});

beforeEach(() => {
  hits = 0;
  connections = 0;
});

async function reason(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'answered';
  } catch (error) {
    return error instanceof OutboundError ? error.reason : String(error);
  }
}

describe('the guarded client', () => {
  it('reaches the canary where the operator allows it, so that the refusals below come from the guard', async () => {
    const answer = await open.fetch(far());
    expect(answer).toMatchObject({ status: 200, truncated: false });
    expect(answer.body.toString()).toBe('hello');
    expect(hits).toBe(1);
  });

  it.each(['127.0.0.1', '127.0.0.2', '[::1]', '0.0.0.0', '169.254.169.254', '10.1.2.3', '100.64.0.1', '[fc00::1]'])(
    'S31 blocks %s',
    async (host) => {
      expect(await reason(guarded.fetch(`http://${host}:${port}/`))).toBe('blocked');
      expect({ hits, connections }).toEqual({ hits: 0, connections: 0 });
    },
  );

  it.each(['2130706433', '0177.0.0.1', '0x7f.1', '127.1', '①②⑦.⓪.⓪.①', '1２7.0.0.1'])('S32 blocks %s', async (host) => {
    expect(await reason(guarded.fetch(`http://${host}:${port}/`))).toBe('blocked');
    expect({ hits, connections }).toEqual({ hits: 0, connections: 0 });
  });

  it('S32 blocks localhost. and refuses an address with a user name', async () => {
    answers['localhost.'] = ['127.0.0.1'];
    expect(await reason(guarded.fetch(`http://localhost.:${port}/`))).toBe('blocked');
    expect(await reason(open.fetch(`http://example.com@127.0.0.1:${port}/`))).toBe('bad url');
    expect({ hits, connections }).toEqual({ hits: 0, connections: 0 });
  });

  it.each(['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[::7f00:1]'])(
    'S33 blocks %s',
    async (host) => {
      expect(await reason(guarded.fetch(`http://${host}:${port}/`))).toBe('blocked');
      expect({ hits, connections }).toEqual({ hits: 0, connections: 0 });
    },
  );

  it.each([
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-translated', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::1'],
    ['discard-only', '100::1'],
    ['dummy prefix', '100:0:0:1::1'],
    ['Teredo', '2001::1'],
    ['benchmarking', '2001:2::1'],
    ['ORCHID', '2001:10::1'],
    ['ORCHIDv2', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['newer documentation', '3fff::1'],
    ['the end of the newer documentation', '3fff:fff::1'],
    ['6to4', '2002:7f00:1::1'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['unassigned', '9000::1'],
  ])('S33 counts the %s address %s as inside', (_range, address) => {
    expect(isInside(insideAddresses(), address)).toBe(true);
  });

  it.each(['2606:4700::1111', '2a00:1450:4001::5', '3ffe:1::1', '93.184.216.34', '::ffff:93.184.216.34'])(
    'S33 counts %s as public',
    (address) => {
      expect(isInside(insideAddresses(), address)).toBe(false);
    },
  );

  it('S34 follows five redirects and stops at the sixth', async () => {
    expect((await open.fetch(far('/redirects/5'))).hops).toHaveLength(6);
    expect(await reason(open.fetch(far('/redirects/6')))).toBe('too many redirects');
  });

  it('S34 checks every redirect again', async () => {
    expect(await reason(open.fetch(far('/inside')))).toBe('blocked');
    expect(await reason(open.fetch(far('/file')))).toBe('bad url');
    expect(await reason(open.fetch(far('/gopher')))).toBe('bad url');
    expect(hits).toBe(3);
  });

  it('S35 blocks a name that answers a public and an inside address', async () => {
    answers['mixed.test'] = ['93.184.216.34', '127.0.0.1'];
    expect(await reason(guarded.fetch(`http://mixed.test:${port}/`))).toBe('blocked');
    expect({ hits, connections }).toEqual({ hits: 0, connections: 0 });
  });

  it('S35 connects to the address it checked, not to the answer of a second look-up', async () => {
    let asked = 0;
    const rebinding = createOutbound({
      allow: [{ address: '192.0.2.1', prefix: 32, family: 4, port }],
      resolve: async () => {
        asked += 1;
        return asked === 1 ? ['192.0.2.1'] : ['127.0.0.1'];
      },
    });
    expect(await reason(rebinding.fetch(`http://rebind.test:${port}/`, { timeoutMs: 1000 }))).toBe('blocked');
    expect({ hits, connections }).toEqual({ hits: 0, connections: 0 });
    await rebinding.close();
  });

  it('S35 gives nobody a connection that ended at another address than the checked one', async () => {
    const blocked = new OutboundError('blocked', 'This address is not reachable from here');
    const connect = guardedConnector({
      addresses: async () => ['127.0.0.1'],
      check() {
        throw blocked;
      },
    });
    const target = { hostname: 'moved.test', protocol: 'http:', port: String(port) };
    const [error, socket] = await new Promise<unknown[]>((done) => connect(target, (...answer) => done(answer)));
    expect([error, socket]).toEqual([blocked, null]);
  });

  it('S35 connects to the address that the guard gave, whatever the name means to the system', async () => {
    answers['localhost.test'] = ['127.0.0.1'];
    expect((await open.fetch(`http://localhost.test:${port}/`)).status).toBe(200);
  });

  it('S36 answers the same for an inside port that is open and one that is closed', async () => {
    const messages = await Promise.all(
      [port, 5432, 6379, 22].map((each) =>
        guarded.connect('127.0.0.1', each, 1000).then(
          () => '',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).not.toBe('');
  });

  it('S36 sends nothing to an inside address or to the port of a mail server', async () => {
    const put = {
      method: 'PUT',
      headers: {},
      maxBytes: 1000,
      timeoutMs: 1000,
      signal: new AbortController().signal,
    } as const;
    expect(await reason(guarded.send(`http://127.0.0.1:${port}/`, put))).toBe('blocked');
    expect(await reason(guarded.send('http://93.184.216.34:25/', put))).toBe('blocked');
    expect(await reason(open.connect('93.184.216.34', 25, 1000))).toBe('blocked');
    expect({ hits, connections }).toEqual({ hits: 0, connections: 0 });
  });

  it('sends a request as it is given, follows no redirect and cuts a long answer', async () => {
    const call = {
      method: 'GET',
      headers: {},
      maxBytes: 1000,
      timeoutMs: 1000,
      signal: new AbortController().signal,
    } as const;
    expect(await open.send(far('/redirects/1'), call)).toMatchObject({ status: 302 });
    expect((await open.send(far('/large'), call)).body).toHaveLength(1000);
    expect(await reason(open.send(far('/silent'), { ...call, timeoutMs: 300 }))).toBe('timeout');
  });

  it('opens a connection to the address that was checked', async () => {
    const socket = await open.connect('far.test', port, 1000);
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
    expect(await reason(open.connect('nowhere.test', port, 1000))).toBe('unresolved');
  });

  it('S37 reads one megabyte of an endless answer and gives up on a silent and a slow one', async () => {
    const answer = await open.fetch(far('/large'));
    expect(answer.truncated).toBe(true);
    expect(answer.body).toHaveLength(1024 ** 2);
    expect(await reason(open.fetch(far('/silent'), { timeoutMs: 300 }))).toBe('timeout');
    // The answer is never quiet for long, so only the limit of the whole call ends it.
    expect(await reason(open.fetch(far('/slow'), { timeoutMs: 300 }))).toBe('timeout');
  });

  it('reports an unknown host', async () => {
    expect(await reason(open.fetch('http://nowhere.test/'))).toBe('unresolved');
  });
});
