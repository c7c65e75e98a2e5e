import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The browser's peers have their own node_modules.
const peers = createRequire(new URL('../peers/bench.ts', import.meta.url));
const own = createRequire(import.meta.url);

function find(name: string): string {
  try {
    return peers.resolve(name);
  } catch {
    return own.resolve(name);
  }
}

/** The installed version, read from the package.json on disk because some packages don't export it. */
function installed(name: string): string | undefined {
  try {
    const path = find(name);
    const end = path.lastIndexOf(`node_modules/${name}/`);
    const text = readFileSync(`${path.slice(0, end)}node_modules/${name}/package.json`, 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    return undefined;
  }
}

export function versions(names: readonly string[]): Record<string, string> {
  const found = names.flatMap((name) => {
    const version = installed(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  return { Node: process.versions.node, ...Object.fromEntries(found) };
}
