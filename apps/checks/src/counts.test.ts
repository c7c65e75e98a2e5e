import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts, withExit } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'mailroom-counts-'));

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('counts', () => {
  it('count a test file that could not be loaded as a failure', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    const path = report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: files,
    });
    expect(vitestCounts(path)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('count a journey that passed only on a second try as failed', () => {
    const path = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] });
    expect(playwrightCounts(path)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  it('never let a failing program, or one that tested nothing, pass', () => {
    const none = { passed: 0, failed: 0, skipped: 0 };
    expect(withExit(none, 0).failed).toBe(1);
    expect(withExit({ ...none, passed: 9 }, 1).failed).toBe(1);
    expect(withExit({ ...none, passed: 9, failed: 2 }, 1).failed).toBe(2);
    expect(withExit({ ...none, passed: 9 }, 0).failed).toBe(0);
    expect(withExit(vitestCounts(join(folder, 'missing.json')), 1).failed).toBe(1);
  });
});
