import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../buildServer.ts';

interface BuiltServer {
  /** The path of a built program, such as `server.js`. */
  path(name: string): string;
  remove(): Promise<void>;
}

/** The server as it runs in production: built, with npm's packages beside it and none of the sources. */
export async function builtServer(): Promise<BuiltServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-built-'));
  await buildServer(join(folder, 'dist'));
  await symlink(join(import.meta.dirname, '../../../../node_modules'), join(folder, 'node_modules'));
  return {
    path: (name) => join(folder, 'dist', name),
    remove: () => rm(folder, { recursive: true }),
  };
}
