import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { takeDisagreements, takePlaces } from './observer.ts';

afterAll(() => {
  appendFileSync(
    join(inject('statementsFolder'), `${process.pid}.txt`),
    takePlaces()
      .map((place) => `${place}\n`)
      .join(''),
  );
  // A handler or a job turns the error into an answer or a retry, which says nothing about its cause.
  const left = takeDisagreements();
  if (left.length > 0) throw new Error(left.join('\n\n'));
});
