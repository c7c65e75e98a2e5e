import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '../command.ts';

const strictest = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** The two ways in which applications resolve packages today: a bundler's and Node's own. */
const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  node: { module: 'nodenext', moduleResolution: 'nodenext' },
} as const;

/** Type-checks files in another application's folder. Returns the compiler's output, which should be empty. */
export function compileOutside(
  folder: string,
  files: Readonly<Record<string, string>>,
  resolution: keyof typeof resolutions = 'bundler',
): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const compilerOptions = { ...strictest, ...resolutions[resolution] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  const { stdout, stderr } = spawnSync(process.execPath, [programs.tsc, '-p', folder], { encoding: 'utf8' });
  return `${stdout}${stderr}`;
}
