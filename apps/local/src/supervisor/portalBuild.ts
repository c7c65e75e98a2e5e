import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run.ts';

const SOURCES = ['apps/portal/**/*', 'packages/*/src/**/*', 'packages/*/*.css', 'package-lock.json'];
const BESIDE = /(^|\/)(node_modules|dist|fixtures)(\/|$)|\.(test|stories)\.tsx?$/;

function sourceHash(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => BESIDE.test(join(entry.parentPath, entry.name).slice(root.length)),
  });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Builds the portal when its sources have changed. Returns whether it did. */
export async function buildPortal(root: string): Promise<boolean> {
  const stamp = join(root, 'node_modules/.cache/mailroom/portal-build');
  const hash = sourceHash(root);
  const isFresh =
    existsSync(join(root, 'apps/portal/dist/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isFresh) return false;
  await run(join(root, 'apps/portal'), [join(root, 'node_modules/vite/bin/vite.js'), 'build']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
