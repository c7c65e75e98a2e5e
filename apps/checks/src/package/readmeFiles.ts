import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import type { PublishedPackage } from './publishedPackages.ts';

/** The files that a README shows: code blocks whose fence names a file (```tsx src/main.tsx). */
export function readmeFiles(name: PublishedPackage): Record<string, string> {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)];
  return Object.fromEntries(blocks.map(([, path = '', code = '']) => [path, code]));
}
