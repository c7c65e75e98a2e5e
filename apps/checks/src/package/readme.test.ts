import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../command.ts';
import { compileOutside } from './compileOutside.ts';
import { PUBLISHED_PACKAGES } from './publishedPackages.ts';
import { readmeFiles } from './readmeFiles.ts';

const outside = inject('outside');

function flat(path: string): string {
  return path.replace('src/', '');
}

describe.each(PUBLISHED_PACKAGES)('the README of %s', (name) => {
  it('shows code that compiles in another application', () => {
    const files = Object.entries(readmeFiles(name)).map(([path, code]) => [flat(path), code]);
    expect(files.length).toBeGreaterThan(0);
    const styles = "declare module '*.css';\n";
    const all = { ...Object.fromEntries(files), 'styles.d.ts': styles } as Record<string, string>;
    expect(compileOutside(join(outside, `readme-${name}`), all)).toBe('');
  });

  it('names a file for each block of code, so that none goes unchecked', () => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    expect(readme.match(/^```(?!sh$|$|tsx? \S)/gm)).toBeNull();
  });

  it('leads only to pages that are packed with it', () => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    for (const [, path = ''] of readme.matchAll(/\]\(\.\/([^)]+)\)/g))
      expect(() => readFileSync(join(outside, 'node_modules/@mailroom', name, path)), path).not.toThrow();
  });
});
