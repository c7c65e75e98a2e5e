import pg from 'pg';
import type { Fence } from './job.ts';

/** Raised by `require_run` in the database when the run was given up. */
const REPLACED = 'MR001';

/** This run was given up and started again elsewhere, so it must not write any more. */
export class Fenced extends Error {
  constructor(name: string) {
    super(`This run of ${name} was replaced by another one`);
    this.name = 'Fenced';
  }
}

/** Part of BEGIN: holds the run's row until the transaction ends, so that it can't be given up while we write. */
export function fenceSql(queue: string, { jobId, attempt }: Fence): string {
  return `select require_run(${pg.escapeLiteral(queue)}, ${pg.escapeLiteral(jobId)}::uuid, ${attempt})`;
}

export function isFenced(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === REPLACED;
}
