import { appendFileSync } from 'node:fs';

/** The file in which a run notes its errors outside a test, one a line; not set when a developer runs some tests. */
const path = process.env['OUTSIDE_ERRORS'];

/** Notes an error that belongs to no test. It counts even if the tests of the run pass when they are run again. */
export function noteOutside(sentence: string): void {
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(sentence)}\n`);
}

/** Fails a run for a reason that belongs to no test, such as a picture that nobody took. */
export function failRun(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
  noteOutside(sentence);
}
