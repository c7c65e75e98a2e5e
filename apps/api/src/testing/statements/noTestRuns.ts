/** Raw statements that no test runs, so that nothing compares their declaration. The list only gets shorter. */
export const NO_TEST_RUNS: readonly string[] = [];
