import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { CONTESTANTS } from './contestants.ts';
import { peersFolder } from './peers.ts';

// A suite that asks for a page under an old name fails only when somebody runs the bench, which may be weeks later.
it('every contestant is the name of a page', () => {
  const pages = globSync('contestants/*.tsx', { cwd: peersFolder }).map((path) => basename(path, '.tsx'));
  expect(pages.toSorted()).toEqual(CONTESTANTS.toSorted());
});
