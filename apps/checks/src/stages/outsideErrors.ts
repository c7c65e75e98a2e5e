import type { Reporter, TestModule, TestSuite } from 'vitest/node';
import { noteOutside } from '../../../../.storybook/failRun.ts';

/** Errors around the tests of a file. Without a failed test in it, the report counts the file itself. */
function hookErrors(module: TestModule): string[] {
  if ([...module.children.allTests('failed')].length === 0) return [];
  const around: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  return around.flatMap((suite) => suite.errors().map(({ message }) => `${module.moduleId}: ${message}`));
}

/** Notes unhandled errors and those of hooks, which Vitest's report leaves out. */
export default class OutsideErrors implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    for (const { message = 'an error without a message' } of unhandled) noteOutside(message);
    for (const error of modules.flatMap(hookErrors)) noteOutside(error);
  }
}
