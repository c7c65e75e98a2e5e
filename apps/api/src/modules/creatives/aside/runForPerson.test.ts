import { expect, it } from 'vitest';
import { runForPerson } from './runForPerson.ts';

/** A file that is never read. */
function never() {
  return new Promise<never>(() => {});
}

it('tells a person that work was cut off, or never begun, instead of judging the file', async () => {
  const closed = new AbortController();
  const request = { person: 1, what: 'changes', seconds: 30, signal: closed.signal };
  const waiting = Array.from({ length: 20 }, () => runForPerson('mendHtml', never, request));
  const ended = Promise.allSettled(waiting);
  // Its line is full, unless a helper has taken the first of it.
  const more = Promise.allSettled([1, 2].map(() => runForPerson('mendHtml', never, request)));
  closed.abort();
  for (const { status } of await ended) expect(status).toBe('rejected');
  const texts = (await more).map((each) => (each.status === 'rejected' ? String(each.reason) : ''));
  expect(texts.at(-1)).toContain('Too many of your changes are waiting');
  await expect(waiting[0]).rejects.toMatchObject({
    status: 429,
    retryAfter: 60,
    message: 'The server is too busy. Try again in a minute',
  });
});
