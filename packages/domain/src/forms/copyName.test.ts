import { expect, it } from 'vitest';
import { copyName } from './copyName.ts';

it('names a copy within the length of a name', () => {
  expect(copyName('Winter')).toBe('Winter (copy)');
  expect([...copyName('🙂'.repeat(200))]).toHaveLength(200);
});
