import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Links the packages that npm installed for `from` into `to`'s node_modules: nothing is fetched, and there is one React. */
export function linkInstalled(names: readonly string[], from: string, to: string): void {
  const { resolve } = createRequire(join(from, 'package.json'));
  for (const name of names) {
    const found = resolve.paths(name)?.find((folder) => existsSync(join(folder, name, 'package.json')));
    if (found === undefined) throw new Error(`${name} isn't installed`);
    const link = join(to, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(found, name), link, 'junction');
  }
}
