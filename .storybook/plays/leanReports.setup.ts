import { afterEach } from 'vitest';

/** Drops axe's list of passed checks: in a whole run it is 30 MB that leave the page and that nobody reads. */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});
