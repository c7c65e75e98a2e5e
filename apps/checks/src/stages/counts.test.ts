import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nothing, playwrightCounts, vitestCounts, withExit } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'mailroom-counts-'));
const missing = join(folder, 'missing.json');

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('counts', () => {
  const failed = {
    status: 'failed',
    fullName: 'A03 returns the focus',
    failureMessages: ['Error: main has it\n  at …'],
  };
  const content = {
    numPassedTests: 5,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: '/Broken.test.ts', status: 'failed', assertionResults: [] },
      { name: '/Modal.stories.tsx', status: 'failed', assertionResults: [failed, { status: 'passed' }] },
      { name: '/teardown.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }] },
      { name: '/fine.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  const test = { file: '/Modal.stories.tsx', title: failed.fullName, message: failed.failureMessages[0] };

  it('name each failed test with its file, and count files that failed otherwise', () => {
    expect(vitestCounts(report(content), missing)).toEqual({ passed: 5, failed: 3, skipped: 3, tests: [test] });
  });

  it('add errors outside a test, which belong to no file', () => {
    const outside = join(folder, 'stories.outside');
    writeFileSync(outside, '"an unhandled rejection"\n"no picture was taken of: a, b"\n');
    expect(vitestCounts(report(content), outside)).toMatchObject({ failed: 5, tests: [test] });
  });

  it('count a journey that passed only on a second try, or was left out after another, as failed', () => {
    const spec = (title: string, status: string, ...errors: (string | undefined)[]) => ({
      title,
      file: 'session.journey.ts',
      tests: [
        {
          status,
          annotations: title === 'no samples' ? [{ type: 'skip' }] : [],
          results: errors.map((message) => (message === undefined ? {} : { error: { message } })),
        },
      ],
    });
    const path = report({
      config: { rootDir: '/journeys/src' },
      suites: [
        {
          specs: [spec('signs in', 'expected', undefined), spec('no samples', 'skipped', undefined)],
          suites: [{ specs: [spec('R40', 'unexpected', 'no alert'), spec('renews', 'skipped')] }],
        },
      ],
      specs: [spec('S17', 'flaky', 'slow', undefined)],
      stats: { expected: 3 },
      errors: ['a port was taken'],
    });
    const file = '/journeys/src/session.journey.ts';
    expect(playwrightCounts(path)).toEqual({
      passed: 3,
      failed: 4,
      skipped: 1,
      tests: [
        { file, title: 'S17', message: 'slow' },
        { file, title: 'R40', message: 'no alert' },
        { file, title: 'renews', message: '', hasNotRun: true },
      ],
    });
  });

  it('never let a failing program, or one that tested nothing, pass', () => {
    expect(withExit(nothing, 0).failed).toBe(1);
    expect(withExit({ ...nothing, passed: 9 }, 1).failed).toBe(1);
    expect(withExit({ ...nothing, passed: 9, failed: 2 }, 1).failed).toBe(2);
    expect(withExit({ ...nothing, passed: 9 }, 0).failed).toBe(0);
    expect(withExit(vitestCounts(missing, missing), 1).failed).toBe(1);
  });
});
