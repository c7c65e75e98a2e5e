import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** A network between the program and its database, which a test can break. */
export interface DatabaseProxy {
  url(databaseUrl: string): string;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  /** Keeps every connection open, takes new ones, and lets nothing through in either direction. */
  swallow(): void;
  /** Drops what it swallowed, and lets new connections through. */
  heal(): void;
  /** Gives every client a process id that isn't the server's, as a pooler does. */
  pretendToPool(): void;
  close(): Promise<void>;
}

function target(databaseUrl: string): () => Socket {
  const url = new URL(databaseUrl.replace(/^postgres(ql)?:\/\/\//, 'postgresql://socket.invalid/'));
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder === null ? () => connect(port, url.hostname) : () => connect(join(folder, `.s.PGSQL.${port}`));
}

function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl.replace(/^postgres(ql)?:\/\/\//, 'postgresql://socket.invalid/'));
  const user = url.searchParams.get('user');
  if (user !== null) url.username = user;
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}

const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Changes the process id in the server's greeting. */
function withOtherPid(data: Buffer): Buffer {
  const at = data.indexOf(KEY_DATA);
  if (at >= 0) data[at + KEY_DATA.length] = 0x7f;
  return data;
}

/** A TCP proxy in front of the test's database, on a port of its own. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const open = target(databaseUrl);
  let isPooler = false;
  let mode: 'through' | 'cut' | 'swallow' = 'through';
  const pairs = new Set<{ near: Socket; far: Socket; isDeaf: boolean }>();
  const server = createServer((near) => {
    if (mode === 'cut') return void near.destroy();
    const pair = { near, far: open(), isDeaf: mode === 'swallow' };
    pairs.add(pair);
    const { far } = pair;
    near.on('data', (data) => void (pair.isDeaf || far.write(data)));
    far.on('data', (data) => void (pair.isDeaf || near.write(isPooler ? withOtherPid(data) : data)));
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        // A half-open connection doesn't tell the other side that it ended.
        if (pair.isDeaf && socket === far) return;
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (url) => throughPort(url, port),
    cut() {
      mode = 'cut';
      for (const { near } of pairs) near.destroy();
    },
    swallow() {
      mode = 'swallow';
      for (const pair of pairs) pair.isDeaf = true;
    },
    heal() {
      mode = 'through';
    },
    pretendToPool() {
      isPooler = true;
    },
    async close() {
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
