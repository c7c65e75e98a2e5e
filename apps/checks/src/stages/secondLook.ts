import type { Counts, FailedTest } from './counts.ts';

/** With more failed tests than this, the fault isn't a stall: they fail the run, and no file is run again. */
export const MOST_UNSTEADY = 5;
const MOST_LOOKS = 2;

/** A test that failed, and passed when its file was run again. */
interface UnsteadyTest extends FailedTest {
  stage: string;
  /** How often the file was run again until it passed. */
  looks: number;
}

type RunFile = (file: string, look: number) => Promise<Counts>;

interface Looked extends Counts {
  name: string;
  /** Runs one file again, with nothing beside it. Stages whose faults can't depend on timing have none. */
  runFile?: RunFile;
  /** Judges the run as a whole, with what the looks added, once nothing in it has failed. */
  judge?: () => string | undefined;
}

/** Runs a file again until it passes. Returns how often that was, or undefined when it never passed. */
async function looksUntilPassed(file: string, runFile: RunFile, say: (line: string) => void) {
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    const { failed } = await runFile(file, look);
    say(`  look ${look + 1} at ${file}: ${failed === 0 ? 'passed' : 'failed'}`);
    if (failed === 0) return look;
  }
  return undefined;
}

/** The tests of a stage that passed when their files were run again. */
async function passedLater({ name, tests, runFile }: Looked, say: (line: string) => void): Promise<UnsteadyTest[]> {
  if (!runFile) return [];
  const passed: UnsteadyTest[] = [];
  for (const [file, ofFile] of Map.groupBy(tests, (test) => test.file)) {
    const looks = await looksUntilPassed(file, runFile, say);
    if (looks !== undefined) passed.push(...ofFile.map((test) => ({ ...test, stage: name, looks })));
  }
  return passed;
}

/**
 * Takes a second look at each file with a failed test, and a third one when it fails again. Tests of a file that passes
 * count as passed, and are named as unsteady. Whatever failed outside a test stays failed.
 */
export async function lookAgain<Done extends Looked>(
  done: readonly Done[],
  say: (line: string) => void,
): Promise<{ done: readonly Done[]; unsteady: readonly UnsteadyTest[] }> {
  const failed = done.flatMap(({ tests, runFile }) => (runFile ? tests : [])).filter(({ hasNotRun }) => !hasNotRun);
  if (failed.length > MOST_UNSTEADY) {
    say(`${failed.length} tests failed, too many for a second look.`);
    return { done, unsteady: [] };
  }
  const unsteady: UnsteadyTest[] = [];
  const counted: Done[] = [];
  for (const stage of done) {
    const passed = await passedLater(stage, say);
    const files = new Set(passed.map(({ file }) => file));
    const failed = stage.failed - passed.length;
    const fault = failed === 0 ? stage.judge?.() : undefined;
    if (fault !== undefined) say(`  ${stage.name}: ${fault}`);
    counted.push({
      ...stage,
      passed: stage.passed + passed.length,
      failed: failed + (fault === undefined ? 0 : 1),
      tests: stage.tests.filter(({ file }) => !files.has(file)),
    });
    // A test that was left out before may have passed the first time that it ran.
    unsteady.push(...passed.filter(({ hasNotRun, looks }) => !hasNotRun || looks > 1));
  }
  return { done: counted, unsteady };
}

/** The lines of the summary about them. */
export function unsteadyLines(unsteady: readonly UnsteadyTest[]): string[] {
  if (unsteady.length === 0) return [];
  return [
    'Unsteady: failed, and passed when their file was run again. Each is a fault of the product or of its test.',
    ...unsteady.map(({ stage, title, message }) => `  ${stage}: ${title}\n    ${message.split('\n')[0]}`),
  ];
}
