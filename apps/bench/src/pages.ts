import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, preview } from 'vite';
import type { InlineConfig } from 'vite';
import { ensurePeers, peersFolder } from './peers.ts';

/** Builds the pages as they would be shipped: minified, with React's production build, and one React for all. */
export const production: InlineConfig = {
  root: peersFolder,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  plugins: [react()],
  resolve: { conditions: ['mailroom-source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: { target: 'es2024', outDir: join(peersFolder, 'dist'), emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
};

async function serve(): Promise<string> {
  ensurePeers();
  await build(production);
  const server = await preview({ ...production, preview: { host: '127.0.0.1', port: 0, strictPort: false } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The pages have no port');
  return `http://127.0.0.1:${address.port}/`;
}

let served: Promise<string> | undefined;

/** The address of the contestants' pages. They are built once per run and served until the program ends. */
export function pagesUrl(): Promise<string> {
  return (served ??= serve());
}
