import { readFileSync, readlinkSync } from 'node:fs';

export function processAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processState(pid) !== 'Z';
}

/** The fields of /proc/PID/stat after the name, which may itself contain spaces and brackets. */
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function processState(pid: number): string {
  return statFields(pid)[0] ?? '';
}

/** The process's start time in kernel ticks, which tells it from a later process of the same number. Empty without /proc. */
export function processStarted(pid: number): string {
  return statFields(pid)[19] ?? '';
}

function link(pid: number, name: 'exe' | 'cwd'): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`).replace(/ \(deleted\)$/, '');
  } catch {
    return undefined;
  }
}

/** Its command line; empty without /proc. */
export function processArguments(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

export function processProgram(pid: number): string | undefined {
  return link(pid, 'exe');
}

export function processFolder(pid: number): string | undefined {
  return link(pid, 'cwd');
}
