import { bareCheck } from '../bareCheck.ts';
import { addCreative, mailHtml } from '../campaign.ts';
import type { Caller } from '../caller.ts';
import type { Figure, Suite } from '../figure.ts';
import { linkTarget, refusingTarget, silentTarget } from '../linkTarget.ts';
import { median, percentile } from '../measure.ts';
import { startBenchProduct } from '../product.ts';

const ROUNDS = 10;
const BYTES = 100_000;
const LINKS = 40;
/** Checks of dead links take seconds and vary little. */
const DEAD_ROUNDS = 3;

/** As many as in the real e-mail that took longest when its hosts didn't exist. */
const REAL_LINKS = 29;
const REAL_IMAGES = 13;

interface Creative {
  status: string;
}

/** Seconds from the start of an upload until its status. */
async function timeOf(
  api: Caller,
  links: readonly string[],
  expected: string,
  images: readonly string[] = [],
): Promise<number> {
  const pictures = images.map((url) => `<img src="${url}" width="600" height="200" alt="Boots">`).join('\n');
  const html = mailHtml(links, BYTES - pictures.length).replace('</body>', () => `${pictures}</body>`);
  const began = performance.now();
  const id = await addCreative(api, html);
  const { status } = await api.until<Creative>(
    `v1/creative/${id}`,
    (creative) => creative.status !== 'Action Pending - Validate',
  );
  if (status !== expected) throw new Error(`The check ended as ${status}`);
  return (performance.now() - began) / 1000;
}

async function timesOf(rounds: number, measure: (round: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure(round));
  return times;
}

function figureOf(what: string, value: number, limit: number): Figure {
  return { what, unit: 's', value, budgets: [{ measure: 'value', bound: 'at most', limit }] };
}

export const suite: Suite = {
  name: 'creative-check',
  title: 'Creative check',
  about: `An HTML e-mail of 100 kB with ${LINKS} links to a server on this machine, from the start of its upload until its status is Approved. It is stored, queued and parsed, its links are followed through the guard, and its rules and seed lists are checked. ${ROUNDS} checks run one after another, in turn with the peer: the same e-mail parsed and its links asked for, and nothing else. Then the same with links that all fail, each at a host of its own, until its status is Need Attention; ${DEAD_ROUNDS} checks of each kind, and the slowest counts. Two checks are of an e-mail with ${REAL_LINKS} links and ${REAL_IMAGES} images.`,
  packages: ['parse5', 'undici', 'pg-boss'],
  run: async () => {
    const [shop, silent, refusing] = await Promise.all([linkTarget(), silentTarget(), refusingTarget()]);
    const outboundAllow = [shop.allow, silent.allow, refusing.allow].join(',');
    const product = await startBenchProduct({ hasWorker: true, outboundAllow });
    const linksTo = (address: (at: number) => string) => Array.from({ length: LINKS }, (_, at) => address(at));
    const dead = async (address: (round: number, at: number) => string) => {
      const times = await timesOf(DEAD_ROUNDS, (round) =>
        timeOf(
          product.api,
          linksTo((at) => address(round, at)),
          'Need Attention',
        ),
      );
      return Math.max(...times);
    };
    try {
      const bare: number[] = [];
      const times = await timesOf(ROUNDS, async (round) => {
        const links = linksTo((at) => `${shop.origin}/offer-${round}-${at}`);
        const seconds = await timeOf(product.api, links, 'Approved');
        bare.push(await bareCheck(mailHtml(links, BYTES), links));
        return seconds;
      });
      const peer = { what: 's parse5 and undici only', value: median(bare) };
      return [
        { ...figureOf('upload to status, median', median(times), 0.6), peer },
        { what: 'upload to status, slowest', unit: 's', value: percentile(times, 1), budgets: [] },
        figureOf('all hosts unknown', await dead((round, at) => `https://nobody-${round}-${at}.invalid/`), 3),
        figureOf(
          'all hosts refusing',
          await dead((round, at) => `http://127.0.${round + 1}.${at + 1}:${refusing.port}/`),
          3,
        ),
        figureOf(
          'all hosts silent',
          await dead((round, at) => `http://127.0.${round + 1}.${at + 1}:${silent.port}/`),
          12,
        ),
        figureOf(
          `${REAL_LINKS} links and ${REAL_IMAGES} images, all hosts silent`,
          await timeOf(
            product.api,
            Array.from({ length: REAL_LINKS }, (_, at) => `http://127.0.21.${at + 1}:${silent.port}/`),
            'Need Attention',
            Array.from({ length: REAL_IMAGES }, (_, at) => `http://127.0.22.${at + 1}:${silent.port}/hero.png`),
          ),
          12,
        ),
        figureOf(
          `${REAL_LINKS} links and ${REAL_IMAGES} images, all hosts unknown`,
          await timeOf(
            product.api,
            Array.from({ length: REAL_LINKS }, (_, at) => `https://nobody-link-${at}.invalid/`),
            'Need Attention',
            Array.from({ length: REAL_IMAGES }, (_, at) => `https://nobody-image-${at}.invalid/hero.png`),
          ),
          3,
        ),
        figureOf('one host silent', await dead((round, at) => `http://127.0.${round + 9}.1:${silent.port}/${at}`), 12),
      ];
    } finally {
      shop.stop();
      silent.stop();
      refusing.stop();
      await product.stop();
    }
  },
};
