import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test that failed, and its file, which can be run again. */
export interface FailedTest {
  /** An absolute path. */
  file: string;
  title: string;
  message: string;
  /** It was left out because a test before it failed, so its result is unknown until it has run. */
  hasNotRun?: true;
}

export interface Counts {
  passed: number;
  /** Failed tests, and whatever else failed: a file that can't be loaded, an error outside a test, the program itself. */
  failed: number;
  skipped: number;
  /** The failed tests among them. */
  tests: readonly FailedTest[];
  /** A sentence for the summary. */
  note?: string;
}

interface VitestFile {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages: readonly string[] }[];
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: { type: string }[];
  results: { error?: { message?: string } }[];
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  config: { rootDir: string };
  stats: { expected: number };
  errors: unknown[];
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, tests: [] };

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

/** A program that failed without a failed test (a broken import, an unhandled error, no tests at all) counts as one failure. */
export function withExit(counts: Counts, code: number): Counts {
  const silent = code !== 0 || counts.passed + counts.failed === 0;
  return counts.failed === 0 && silent ? { ...counts, failed: 1 } : counts;
}

/** Reads Vitest's report, and the errors outside a test that the run noted beside it. */
export function vitestCounts(path: string, outsidePath: string): Counts {
  const report = read<VitestReport>(path);
  if (!report) return nothing;
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName: title, failureMessages: [message = ''] }) => ({ file, title, message })),
  );
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const outside = existsSync(outsidePath) ? readFileSync(outsidePath, 'utf8').trim().split('\n') : [];
  return {
    passed: report.numPassedTests,
    failed: tests.length + brokenFiles.length + outside.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests,
  };
}

/** A journey that a test skips says so in a note; others are left out when something before them fails. */
function isLeftOut({ status, annotations }: PlaywrightTest): boolean {
  return status === 'skipped' && !annotations.some(({ type }) => type === 'skip' || type === 'fixme');
}

function journeysOf(suite: PlaywrightSuite): (PlaywrightTest & { file: string; title: string })[] {
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title })));
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)];
}

export function playwrightCounts(path: string): Counts {
  const report = read<PlaywrightReport>(path);
  if (!report) return nothing;
  const all = journeysOf(report);
  const tests = all.flatMap((test): FailedTest[] => {
    const { title, status, results } = test;
    const hasNotRun = isLeftOut(test);
    if (!hasNotRun && (status === 'expected' || status === 'skipped')) return [];
    const message = results.map(({ error }) => error?.message ?? '').find((text) => text !== '') ?? '';
    return [{ file: join(report.config.rootDir, test.file), title, message, ...(hasNotRun && { hasNotRun }) }];
  });
  const skipped = all.filter((test) => test.status === 'skipped' && !isLeftOut(test)).length;
  return { passed: report.stats.expected, failed: tests.length + report.errors.length, skipped, tests };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      tests: [...a.tests, ...b.tests],
    }),
    nothing,
  );
}
