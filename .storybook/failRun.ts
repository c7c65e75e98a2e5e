import { appendFileSync } from 'node:fs';

/** The file in which a run notes its errors outside a test, one a line; not set when a developer runs some tests. */
const path = process.env['OUTSIDE_ERRORS'];

/** Notes an error that belongs to no test. The tests of the run may pass when they are run again: the error still counts. */
export function noteOutside(sentence: string): void {
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(sentence)}\n`);
}

/** Fails a run for a reason that belongs to no test, such as a picture that nobody took. */
export function failRun(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
  noteOutside(sentence);
}
