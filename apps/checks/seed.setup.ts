import { configureGlobal } from 'fast-check';

/** Property tests try the same values in every run; a run with SOAK_SEED tries others. */
configureGlobal({ seed: Number(process.env['SOAK_SEED'] ?? 20_261_126) });
