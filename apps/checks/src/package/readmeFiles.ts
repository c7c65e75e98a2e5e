import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import type { PublishedPackage } from './publishedPackages.ts';

export function readmeText(name: PublishedPackage): string {
  return readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
}

/** The files that a README shows: code blocks whose fence names a file (```tsx src/main.tsx). */
export function readmeFiles(name: PublishedPackage): Record<string, string> {
  const blocks = [...readmeText(name).matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)];
  return Object.fromEntries(blocks.map(([, path = '', code = '']) => [path, code]));
}
