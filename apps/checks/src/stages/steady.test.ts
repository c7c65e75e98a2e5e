import { expect, it } from 'vitest';
import { nothing } from './counts.ts';
import { tally } from './steady.ts';

const focus = { file: '/Modal.stories.tsx', title: 'A03', message: 'main has the focus' };
const green = { ...nothing, stages: [{ ...nothing, name: 'stories', passed: 9 }] };
const red = { ...nothing, stages: [{ ...nothing, name: 'stories', failed: 1, tests: [focus] }] };
const broken = { ...nothing, stages: [{ ...nothing, name: 'types', failed: 1 }, ...red.stages] };

it('lists what failed in any run, the most frequent first', () => {
  expect(tally([green, green])).toEqual([]);
  expect(tally([red, green, broken])).toEqual(['2 of 3 runs  stories: A03', '1 of 3 runs  types: outside a test']);
});
