import type { Config } from '@testing-library/dom';

interface Whole extends Config {
  /** The testing helpers set it while they try again and again. */
  _disableExpensiveErrorDiagnostics?: boolean;
}

/**
 * While a query waits, leaves the text of the whole document out of its errors: the testing helpers write it at every change of
 * the page, and nobody reads it. Only the error that ends the wait contains it.
 */
export function leanElementError(
  before: Config['getElementError'],
  getConfig: () => Config,
): Config['getElementError'] {
  return (message, container) => {
    if (!(getConfig() as Whole)._disableExpensiveErrorDiagnostics) return before(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  };
}
