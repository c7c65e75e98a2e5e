import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSince } from './changedSince.ts';

let folder: string;

function git(...args: string[]): void {
  const person = ['-c', 'user.name=Robin', '-c', 'user.email=robin@mailroom.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...person, ...args], { cwd: folder, stdio: 'pipe' });
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a step');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailroom-since-'));
  git('init', '--quiet');
  write('.gitignore', 'ignored\n');
  for (const name of ['kept', 'edited', 'old name', 'committed']) write(name, name);
  commit();
});

afterEach(() => rmSync(folder, { recursive: true }));

it('names what was committed since, what was edited, new files, and a renamed file twice', () => {
  write('committed', 'changed');
  commit();
  write('edited', 'changed');
  write('new', 'new');
  write('ignored', 'ignored');
  renameSync(join(folder, 'old name'), join(folder, 'new name'));
  expect(changedSince(folder, 'HEAD~1')).toEqual(['committed', 'edited', 'new', 'new name', 'old name']);
  expect(changedSince(folder, 'HEAD')).toEqual(['edited', 'new', 'new name', 'old name']);
});

it('knows nothing of a commit that isn’t there, nor of an option in its place', () => {
  expect(changedSince(folder, 'nowhere')).toBeUndefined();
  expect(changedSince(folder, '--all')).toBeUndefined();
});
