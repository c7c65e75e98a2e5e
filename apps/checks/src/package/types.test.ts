import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { root } from '../command.ts';
import { publicTypes } from './publicTypes.ts';
import { PUBLISHED_PACKAGES } from './publishedPackages.ts';

const outside = inject('outside');

it.each(PUBLISHED_PACKAGES)('%s exports what its api.txt says: a change is a decision about the version', (name) => {
  const now = publicTypes(join(outside, 'node_modules/@mailroom', name));
  const agreed = readFileSync(join(root, 'packages', name, 'api.txt'), 'utf8');
  expect(now, 'if it is meant: a changeset, and `npm run published -w @mailroom/checks`').toBe(agreed);
});
