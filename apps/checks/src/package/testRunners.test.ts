import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { JEST_APP, VITEST_APP } from './jsdomApps.ts';

/** The runners that the README names, besides the one that this repository uses. Their packages come from the registry. */
const RUNNERS = [
  { name: 'vitest 4', app: VITEST_APP, packages: ['vitest@4', 'jsdom@29'], command: ['vitest', 'run'] },
  {
    name: 'jest 30',
    app: JEST_APP,
    packages: ['jest@30', 'jest-environment-jsdom@30', '@swc/core@1', '@swc/jest@0.2'],
    command: ['jest'],
  },
];
const PEERS = [
  'react@19',
  'react-dom@19',
  'styled-components@6',
  '@testing-library/dom@10',
  '@testing-library/user-event@14',
];

it.runIf(process.env['SOAK_RUNNERS']).each(RUNNERS)(
  'can be tested in jsdom by $name',
  ({ name, app, packages, command }) => {
    const folder = join(inject('outside'), name.replace(' ', '-'), 'app');
    mkdirSync(folder, { recursive: true });
    const files = { ...app, 'package.json': JSON.stringify({ private: true }) };
    for (const [file, code] of Object.entries(files)) writeFileSync(join(folder, file), code);
    const tarball = join(inject('outside'), 'design-system.tgz');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PEERS, ...packages, tarball], { cwd: folder });
    const env = { ...process.env, NO_COLOR: '1' };
    const { stdout, stderr } = spawnSync('npx', command, { cwd: folder, encoding: 'utf8', env });
    expect(`${stdout}${stderr}`).toMatch(/Tests:?\s+3 passed/);
  },
);
