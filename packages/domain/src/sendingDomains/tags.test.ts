import { expect, it } from 'vitest';
import { readTags } from './tags.ts';

it('reads tags with their blanks', () => {
  expect([...(readTags(' v = DKIM1 ;p=a=b; ;') ?? [])]).toEqual([
    ['v', 'DKIM1'],
    ['p', 'a=b'],
  ]);
  expect(readTags('')?.size).toBe(0);
});

it.each(['hello', '=x', 'p=1;p=2', '1a=x'])('refuses %s', (text) => {
  expect(readTags(text)).toBeUndefined();
});
