import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.ts$/.test(name),
);

/** Returns what a file imports at run time: its own files by their path below `src`, libraries by name. */
function importsOf(name: string): readonly string[] {
  const text = readFileSync(join(HERE, name), 'utf8');
  return [...text.matchAll(/^import (?!type)[^;]*? from '([^']+)'/gm)]
    .map((match) => match[1] as string)
    .map((target) => (target.startsWith('.') ? join(name, '..', target) : target));
}

function isLibrary(target: string): boolean {
  return !sources.includes(target);
}

function reachedFrom(name: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const target of importsOf(name)) {
    const isNew = !seen.has(target);
    seen.add(target);
    if (isNew && !isLibrary(target)) reachedFrom(target, seen);
  }
  return seen;
}

function importersOf(library: RegExp): readonly string[] {
  return sources.filter((name) => importsOf(name).some((target) => library.test(target)));
}

describe('imports', () => {
  it('of dayjs are only in dates.ts, of validator only in addressRules.ts, of isbot only in machines.ts', () => {
    expect(importersOf(/^dayjs/)).toEqual(['dates/dates.ts']);
    expect(importersOf(/^validator/)).toEqual(['forms/addressRules.ts']);
    expect(importersOf(/^isbot/)).toEqual(['responses/machines.ts']);
  });

  it('reach no other workspace and no other library', () => {
    const foreign = sources
      .flatMap(importsOf)
      .filter((target) => isLibrary(target) && !/^(dayjs|isbot|validator\/)/.test(target));
    expect(foreign).toEqual([]);
  });

  // The portal loads these with its first screen: a library behind them would be in everybody's first download.
  it.each(['access/permissions.ts', 'statuses/statuses.ts', 'notices.ts', 'actions/productActions.ts', 'constants.ts'])(
    'of %s stay without libraries',
    (name) => {
      expect([...reachedFrom(name)].filter(isLibrary)).toEqual([]);
    },
  );
});
