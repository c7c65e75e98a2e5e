import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** As installed, read from the package's own file: some don't export it. */
function installed(name: string): string | undefined {
  try {
    const path = resolve(name);
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
