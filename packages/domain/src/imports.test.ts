import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

function importsOf(name: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  return [...text.matchAll(/^import (?!type)[^;]*? from '([^']+)'/gm)].map((match) => match[1] as string);
}

function reachedFrom(name: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const target of importsOf(name)) {
    const isNew = !seen.has(target);
    seen.add(target);
    if (isNew && target.startsWith('./')) reachedFrom(target.slice(2), seen);
  }
  return seen;
}

function importersOf(library: RegExp): readonly string[] {
  return sources.filter((name) => importsOf(name).some((target) => library.test(target)));
}

describe('imports', () => {
  it('of dayjs are only in dates.ts, of validator only in addressRules.ts', () => {
    expect(importersOf(/^dayjs/)).toEqual(['dates.ts']);
    expect(importersOf(/^validator/)).toEqual(['addressRules.ts']);
  });

  it('reach no other workspace and no other library', () => {
    const foreign = sources.flatMap(importsOf).filter((target) => !/^(\.\/|dayjs|validator\/)/.test(target));
    expect(foreign).toEqual([]);
  });

  // The portal loads these with its first screen: a library behind them would be in everybody's first download.
  it.each(['permissions.ts', 'statuses.ts', 'notices.ts', 'productActions.ts', 'constants.ts'])(
    'of %s stay without libraries',
    (name) => {
      expect([...reachedFrom(name)].filter((target) => !target.startsWith('./'))).toEqual([]);
    },
  );
});
