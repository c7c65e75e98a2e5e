import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { root } from '../command.ts';
import { publicTypes } from './publicTypes.ts';
import { PUBLISHED_PACKAGES } from './publishedPackages.ts';

const outside = inject('outside');

it.each(PUBLISHED_PACKAGES)('%s exports exactly what its api.txt lists', (name) => {
  const now = publicTypes(join(outside, 'node_modules/@mailroom', name));
  const agreed = readFileSync(join(root, 'packages', name, 'api.txt'), 'utf8');
  expect(now, 'if the change is intended, add a changeset and run `npm run published -w @mailroom/checks`').toBe(
    agreed,
  );
});
