import { expect, it } from 'vitest';
import { nothing, type Counts } from './counts.ts';
import { lookAgain, MOST_UNSTEADY, unsteadyLines } from './secondLook.ts';

const FILE = '/stories/Modal.stories.tsx';

function failedTests(count: number, file = FILE) {
  return Array.from({ length: count }, (_, at) => ({ file, title: `story ${at}`, message: `no focus\n  at ${at}` }));
}

/** A stage with failed tests in one file, whose further looks end as said; `asked` notes them. */
function stage(tests: Counts['tests'], looks: readonly number[], outside = 0) {
  const asked: string[] = [];
  return {
    asked,
    done: {
      ...nothing,
      name: 'stories',
      passed: 10,
      failed: tests.length + outside,
      tests,
      runFile: (file: string, look: number) => {
        asked.push(`${file} ${look}`);
        return Promise.resolve({ ...nothing, passed: 1, failed: looks[look - 1] ?? 0 });
      },
    },
  };
}

function silent() {}

it('names a test as unsteady when its file passes a second time, and counts it as passed', async () => {
  const { asked, done } = stage(failedTests(2), [0]);
  const { done: looked, unsteady } = await lookAgain([done], silent);
  expect(asked).toEqual([`${FILE} 1`]);
  expect(looked).toMatchObject([{ passed: 12, failed: 0, tests: [] }]);
  expect(unsteady).toMatchObject([
    { stage: 'stories', title: 'story 0', looks: 1 },
    { stage: 'stories', title: 'story 1', looks: 1 },
  ]);
  expect(unsteadyLines(unsteady).join('\n')).toContain('stories: story 0\n    no focus\n');
});

it('looks a third time, and no further', async () => {
  const late = stage(failedTests(1), [1, 0]);
  const { unsteady } = await lookAgain([late.done], silent);
  expect(unsteady).toMatchObject([{ looks: 2 }]);
  const real = stage(failedTests(1), [1, 1]);
  const { done, unsteady: none } = await lookAgain([real.done], silent);
  expect(real.asked).toEqual([`${FILE} 1`, `${FILE} 2`]);
  expect(done).toMatchObject([{ passed: 10, failed: 1 }]);
  expect(none).toEqual([]);
});

it('looks at each file for itself', async () => {
  const other = '/stories/Table.stories.tsx';
  const { done } = stage([...failedTests(1), ...failedTests(1, other)], []);
  const runFile = (file: string) => Promise.resolve({ ...nothing, failed: file === other ? 1 : 0 });
  const { done: looked, unsteady } = await lookAgain([{ ...done, runFile }], silent);
  expect(looked).toMatchObject([{ failed: 1, tests: [{ file: other }] }]);
  expect(unsteady).toMatchObject([{ file: FILE }]);
});

it('runs what was left out after a failed test, and calls only that one unsteady', async () => {
  const leftOut = { file: FILE, title: 'the last step', message: '', hasNotRun: true as const };
  const flood = Array.from({ length: MOST_UNSTEADY }, (_, at) => ({ ...leftOut, file: `/journeys/${at}.journey.ts` }));
  const { done, asked } = stage([...failedTests(1), leftOut, ...flood], [0]);
  const { done: looked, unsteady } = await lookAgain([done], silent);
  expect(asked).toHaveLength(1 + MOST_UNSTEADY);
  expect(looked).toMatchObject([{ passed: 17, failed: 0 }]);
  expect(unsteady).toMatchObject([{ title: 'story 0' }]);
});

it('keeps what failed outside a test', async () => {
  const { done } = stage(failedTests(1), [0], 1);
  expect((await lookAgain([done], silent)).done).toMatchObject([{ failed: 1 }]);
});

it('judges the run as a whole once nothing in it has failed', async () => {
  const fault = 'no test runs the statement';
  const { done } = stage(failedTests(1), [0]);
  const said: string[] = [];
  const { done: judged } = await lookAgain([{ ...done, judge: () => fault }], (text) => said.push(text));
  expect(judged).toMatchObject([{ passed: 11, failed: 1 }]);
  expect(said).toContain(`  stories: ${fault}`);
  expect((await lookAgain([{ ...done, judge: () => undefined }], silent)).done).toMatchObject([{ failed: 0 }]);
  const real = stage(failedTests(1), [1, 1]);
  expect((await lookAgain([{ ...real.done, judge: () => fault }], silent)).done).toMatchObject([{ failed: 1 }]);
  // Where several stages together are the whole, none of them could judge its own run.
  const green = stage([], []);
  expect((await lookAgain([{ ...green.done, judge: () => fault }], silent)).done).toMatchObject([{ failed: 1 }]);
});

it('takes no second look where a stage has none, or where too many tests failed', async () => {
  const { runFile: _, ...types } = stage(failedTests(1), [0]).done;
  expect((await lookAgain([types], silent)).done).toMatchObject([{ failed: 1 }]);
  const flood = stage(failedTests(MOST_UNSTEADY + 1), [0]);
  const said: string[] = [];
  const { done, unsteady } = await lookAgain([flood.done], (text) => said.push(text));
  expect(flood.asked).toEqual([]);
  expect(done).toMatchObject([{ failed: MOST_UNSTEADY + 1 }]);
  expect(unsteady).toEqual([]);
  expect(said).toEqual(['6 tests failed, too many for a second look.']);
});
