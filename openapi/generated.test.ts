import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { enumsFromDomain } from './generateEnums.ts';
import { typesOf } from './generateTypes.ts';
import { listDialects } from './generateListDialects.ts';

const HINT = 'is stale: run `npm run generate`';

it('has the current enums of domain', () => {
  for (const [file, text] of enumsFromDomain()) {
    expect(readFileSync(file, 'utf8') === text, `${file.pathname} ${HINT}`).toBe(true);
  }
});

it.each(['v1', 'v2'] as const)('has the types of the current %s contract', async (version) => {
  const { file, text } = await typesOf(version);
  expect(readFileSync(file, 'utf8') === text, `${file.pathname} ${HINT}`).toBe(true);
});

it('has the dialect of every list as the contracts name it now', async () => {
  const { file, text } = await listDialects();
  expect(readFileSync(file, 'utf8') === text, `${file.pathname} ${HINT}`).toBe(true);
});
