/** Milliseconds after which a test counts as hanging. Even a machine half as fast and busy with other programs needs less. */
export const HANGS_AFTER = 600_000;
