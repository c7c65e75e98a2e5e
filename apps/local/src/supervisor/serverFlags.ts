/**
 * Node's flags of the server. V8 gives new objects more room than the garbage of an import needs: a worker that read a million
 * rows took 360 MB, and was no faster. OPERATING.md names the same flags.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'] as const;
