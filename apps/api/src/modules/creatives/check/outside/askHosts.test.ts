import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askHosts } from './askHosts.ts';
import { NOT_ASKED, UNKNOWN_HOST, type LinkResult } from './checkLink.ts';

const GOOD: LinkResult = { ...NOT_ASKED, result: 'Success', httpStatus: 200, redirects: 0 };
const UNKNOWN: LinkResult = { ...NOT_ASKED, result: 'Error', problem: UNKNOWN_HOST };
const SILENT: LinkResult = { ...NOT_ASKED, result: 'Error', problem: 'The address did not answer in time' };

function pages(host: string, number: number): string[] {
  return Array.from({ length: number }, (_, at) => `https://${host}/${at}`);
}

/** Asks as `answer` says and returns what was asked and told, and the most questions at a time to one host. */
async function asking(urls: readonly string[], answer: (url: string) => LinkResult) {
  const asked: string[] = [];
  const told = new Map<string, LinkResult>();
  const open = new Map<string, number>();
  let most = 0;
  await askHosts(
    urls.map((url) => ({ key: url, url })),
    async ({ url }, signal) => {
      const { host } = new URL(url);
      asked.push(url);
      open.set(host, (open.get(host) ?? 0) + 1);
      most = Math.max(most, open.get(host) ?? 0);
      // Answers come in the order of the questions. A question that was cut short ends like one without an answer.
      await wait(2, undefined, { signal }).catch(() => {});
      open.set(host, (open.get(host) ?? 0) - 1);
      return signal.aborted ? SILENT : answer(url);
    },
    ({ key }, result) => told.set(key, result),
  );
  return { asked, told, most };
}

it('asks a host at most six questions at a time, and many hosts together', async () => {
  const { asked, told, most } = await asking(pages('shop.test', 30), () => GOOD);
  expect([asked.length, told.size, most]).toEqual([30, 30, 6]);
  const many = await asking(Array.from({ length: 40 }, (_, at) => pages(`shop${at}.test`, 4)).flat(), () => GOOD);
  expect([many.told.size, many.most]).toEqual([160, 3]);
});

it('takes an unknown name for unknown after one question, and asks other names', async () => {
  const { asked, told } = await asking([...pages('gone.test', 20), ...pages('www.gone.test', 2)], (url) =>
    url.includes('www') ? GOOD : UNKNOWN,
  );
  expect(asked.filter((url) => !url.includes('www')).length).toBeLessThanOrEqual(6);
  expect([...told].filter(([url]) => !url.includes('www')).every(([, { problem }]) => problem === UNKNOWN_HOST)).toBe(
    true,
  );
  expect(told.get('https://www.gone.test/1')).toEqual(GOOD);
});

it('takes a host for silent when nothing on it answers', async () => {
  const { asked, told } = await asking(pages('silent.test', 40), () => SILENT);
  expect(asked.length).toBeLessThanOrEqual(12);
  expect([...told.values()].every((result) => result.problem === SILENT.problem)).toBe(true);
  expect(told.size).toBe(40);
});

it.each([
  ['one page answers', (url: string) => (url.endsWith('/0') ? GOOD : SILENT)],
  ['failures come after a redirect', () => ({ ...UNKNOWN, redirects: 1 })],
  ['targets are not addresses', () => ({ ...UNKNOWN, problem: 'This is not a web address' })],
])('asks every page when %s', async (_case, answer) => {
  const { asked } = await asking(pages('shop.test', 20), answer);
  expect(asked).toHaveLength(20);
});
