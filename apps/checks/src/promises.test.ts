import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';

/** The attacks and faults that are promised so far: each is a test, a play or a journey that begins with its row. */
const promised = (
  'S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 S14 S16 S17 S21 S22 S23 S24 S25 S31 S32 S33 S34 S35 S39 S53 S54 ' +
  'R01 R02 R03 R04 R05 R06 R08 R09 R10 R13 R14 R25 R30 R34 R39 R40 R41 R42 R47 R50 ' +
  'A01 A02 A03 A04 A05 A06 A07 A08 A09 A10'
).split(' ');

const NAMED =
  /(?:it|test|describe|meta\.story)(?:\.each\(.*?\))?\(\s*\{?\s*(?:name:\s*)?['"`]((?:[SRA]\d\d[ ,]*(?:and )?)+)/gs;
const STORY_NAMED = /name: '((?:[SRA]\d\d[ ,]*(?:and )?)+)|\/\*\* ((?:[SRA]\d\d[ ,:]*)+)/g;

function rowsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => (match[1] ?? match[2] ?? '').match(/[SRA]\d\d/g) ?? []);
}

it('every promised row is the name of a test', () => {
  const files = globSync(
    [
      'apps/*/src/**/*.{test,journey}.ts',
      'apps/*/src/**/*.stories.tsx',
      'packages/*/src/**/*.{test.ts,test.tsx,stories.tsx}',
      'openapi/*.test.ts',
    ],
    { cwd: root },
  );
  const rows = new Set(
    files.flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [...rowsIn(text, NAMED), ...(path.endsWith('.stories.tsx') ? rowsIn(text, STORY_NAMED) : [])];
    }),
  );
  expect(promised.filter((row) => !rows.has(row))).toEqual([]);
});
