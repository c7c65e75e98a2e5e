import { afterEach } from 'vitest';

/** What axe found right with each story is 30 MB in a whole run, sent out of the page and written down for nobody. */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});
