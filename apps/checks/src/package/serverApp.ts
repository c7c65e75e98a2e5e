import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { InlineConfig } from 'vite';

export interface ServerApp {
  url: string;
  /** Everything that the server wrote to its error output. */
  complaints: () => string;
  stop: () => void;
}

// Only React's development build reports differences between server and browser.
const development = { mode: 'development', define: { 'process.env.NODE_ENV': '"development"' } };

/** Builds an application for browser (`client.tsx`) and server (`server.tsx`), and starts its server, which prints its port. */
export async function startServerApp(folder: string, files: Readonly<Record<string, string>>): Promise<ServerApp> {
  mkdirSync(folder, { recursive: true });
  const all = { ...files, 'package.json': JSON.stringify({ type: 'module', private: true }) };
  for (const [name, code] of Object.entries(all)) writeFileSync(join(folder, name), code);
  const shared: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    ...development,
  };
  const output = { entryFileNames: 'assets/client.js', assetFileNames: 'assets/[name][extname]' };
  const rolldownOptions = { input: 'client.tsx', output };
  await build({ ...shared, build: { outDir: 'dist/client', minify: false, rolldownOptions } });
  // The server loads the package from node_modules with plain Node, without a bundler.
  await build({ ...shared, build: { outDir: 'dist/server', ssr: 'server.tsx', minify: false } });
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${/port (\d+)/.exec(line.toString())?.[1] ?? ''}`;
  return { url, complaints: () => said, stop: () => void child.kill() };
}
