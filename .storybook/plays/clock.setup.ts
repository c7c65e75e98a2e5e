import { afterEach } from 'vitest';
import { restoreClock } from './clock.ts';

/**
 * Storybook puts the clock right when the next story begins. That is too late here: Vitest names what it loads for the next file
 * by the time, and on the stories' clock two files may begin at the same millisecond. The second one then goes without its setup.
 */
afterEach(restoreClock);
