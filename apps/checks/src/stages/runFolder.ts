import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^mailroom-run-(\d+)$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's program.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Gives this run a temporary folder of its own, which every program below it uses, and removes it when the run ends. Removes the
 * folders of runs that were killed: one cluster has half a gigabyte.
 */
export function takeRunFolder(parent = tmpdir()): string {
  for (const name of readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `mailroom-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL refuses to run as root, and its user must reach what lies below.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
