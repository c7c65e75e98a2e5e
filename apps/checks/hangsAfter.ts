/** Milliseconds after which a test counts as hanging. A machine that is half as fast and busy with other programs doesn't reach it. */
export const HANGS_AFTER = 600_000;
