import { expect, it } from 'vitest';
import type { Deps } from '../../../../platform/deps.ts';
import { OutboundError } from '../../../../platform/outbound/outbound.ts';
import type { Outbound } from '../../../../platform/outbound/outbound.ts';
import type { FoundImage } from '../../html/images.ts';
import { fetchImages } from './fetchImages.ts';

function image(url: string): FoundImage {
  return { url, alt: undefined, isTracker: false, isImg: true, part: url };
}

/** Fetches images from hosts that never answer. Each round of questions times out together, as it would in real time. */
async function fetchingFromSilence(urls: readonly string[]) {
  let rounds = 0;
  let asked = 0;
  let waiting: (() => void)[] = [];
  const outbound: Pick<Outbound, 'fetch'> = {
    fetch: (_url, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        asked += 1;
        const fail = () => reject(new OutboundError('timeout', 'The address did not answer'));
        signal?.addEventListener('abort', fail);
        if (waiting.length === 0)
          setImmediate(() => {
            rounds += 1;
            const ended = waiting;
            waiting = [];
            for (const end of ended) end();
          });
        waiting.push(fail);
      }),
  };
  const copies = await fetchImages(
    {
      deps: { outbound } as unknown as Deps,
      actor: {} as never,
      accountId: 1,
      signal: new AbortController().signal,
      done: () => {},
    },
    urls.map(image),
    new Set(),
  );
  return { copies, rounds, asked };
}

it('waits once for thirteen hosts that never answer', async () => {
  const urls = Array.from({ length: 13 }, (_, at) => `https://silent${at}.test/hero.png`);
  const { copies, rounds } = await fetchingFromSilence(urls);
  expect(rounds).toBe(1);
  expect(copies.map(({ url, file, problem }) => [url, file, problem])).toEqual(
    urls.map((url) => [url, null, 'The image can’t be fetched']),
  );
});

it('waits once for a host that never answers, and asks it for no further image', async () => {
  const urls = Array.from({ length: 40 }, (_, at) => `https://silent.test/${at}.png`);
  const { copies, rounds, asked } = await fetchingFromSilence(urls);
  expect(rounds).toBe(1);
  expect(asked).toBeLessThanOrEqual(12);
  expect(copies.map(({ url }) => url)).toEqual(urls);
});
