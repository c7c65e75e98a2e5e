import { spawnSync } from 'node:child_process';

function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

/** Returns files that changed since a commit, committed or not, or that are new and not ignored. Undefined without the commit. */
export function changedSince(root: string, commit: string): string[] | undefined {
  const found = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`])?.trim();
  if (!found) return undefined;
  // A renamed file counts under both names.
  const changed = git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', found]);
  const fresh = git(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  if (changed === undefined || fresh === undefined) return undefined;
  return [...new Set(`${changed}${fresh}`.split('\0').filter(Boolean))].toSorted();
}

/** Returns every file that git knows or would add. */
export function filesOf(root: string): string[] {
  const listed = git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']) ?? '';
  return listed.split('\0').filter(Boolean);
}
