/** Milliseconds after which a test hangs. A machine that is half as fast and busy with other programs doesn't reach it. */
export const HANGS_AFTER = 600_000;
