import { createServer } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { production } from './pages.ts';
import { peersFolder } from './peers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

interface Served {
  type: string;
  cacheControl: string;
  body: Buffer;
}

function compressed(name: string, text: string | Buffer, cacheControl: string): Served {
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    cacheControl,
    body: brotliCompressSync(text),
  };
}

async function builtFiles(folder: string): Promise<Map<string, Served>> {
  await build({
    ...production,
    root: join(peersFolder, 'admin'),
    base: './',
    build: { ...production.build, outDir: folder, emptyOutDir: true },
  });
  const files = new Map<string, Served>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const cacheControl = entry.name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable';
    files.set(path.slice(folder.length), compressed(entry.name, await readFile(path), cacheControl));
  }
  return files;
}

interface AdminSite {
  url: string;
  stop: () => void;
}

/** Serves react-admin's application as a careful team would: compressed, cached, with its rows in memory. */
export async function serveAdmin(folder: string, accounts: readonly object[]): Promise<AdminSite> {
  const files = await builtFiles(folder);
  files.set('/api/accounts', compressed('accounts.json', JSON.stringify(accounts), 'no-store'));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://admin').pathname;
    const file = files.get(path === '/' ? '/index.html' : path);
    if (!file) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-encoding': 'br',
        'cache-control': file.cacheControl,
        'x-total': String(accounts.length),
      })
      .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
