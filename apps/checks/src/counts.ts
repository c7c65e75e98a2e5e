import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** A sentence for the summary. */
  note?: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

/** A program that failed without a failed test (a broken import, an unhandled error, no tests at all) counts as one failure. */
export function withExit(counts: Counts, code: number): Counts {
  const silent = code !== 0 || counts.passed + counts.failed === 0;
  return counts.failed === 0 && silent ? { ...counts, failed: 1 } : counts;
}

export function vitestCounts(path: string): Counts {
  const report = read<VitestReport>(path);
  if (!report) return nothing;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function playwrightCounts(path: string): Counts {
  const report = read<PlaywrightReport>(path);
  if (!report) return nothing;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    nothing,
  );
}
