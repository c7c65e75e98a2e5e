import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 16 * 1024 * 1024;

/** Appends to a file and keeps one earlier file, so that the logs of a long-running demo stay bounded. */
export function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && statSync(path).size > LARGEST) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

export function lastLines(path: string, count: number): string {
  if (!existsSync(path)) return '';
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
