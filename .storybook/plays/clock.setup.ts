import { afterEach } from 'vitest';
import { restoreClock } from './clock.ts';

/**
 * Storybook restores the clock when the next story begins. That is too late here: Vitest marks the modules of the next file with
 * the time, and on the stories' clock two files can begin in the same millisecond. The second would then run without its setup.
 */
afterEach(restoreClock);
