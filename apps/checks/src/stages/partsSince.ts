import { join } from 'node:path';
import { moduleGraph } from '../moduleGraph.ts';
import { changedSince, filesOf } from './changedSince.ts';
import { choosePartialRun } from './partialRun.ts';
import type { Part } from './partialRun.ts';

/** Returns what must run of these stages for the changes since a commit; undefined when there is no such commit. */
export function partsSince(root: string, commit: string, stages: readonly string[]): Part[] | undefined {
  const changed = changedSince(root, commit);
  if (!changed) return undefined;
  const parts = choosePartialRun({ modules: moduleGraph(root), files: filesOf(root), changed, stages });
  return parts.map(({ stage, files }) => ({ stage, ...(files && { files: files.map((file) => join(root, file)) }) }));
}

/** The lines that name a part. */
export function partNames({ stage, files }: Part): string[] {
  if (!files) return [stage];
  return [`${stage}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`, ...files.map((file) => `  ${file}`)];
}
