import { addCreative, mailHtml } from '../campaign.ts';
import type { Suite } from '../figure.ts';
import { linkTarget } from '../linkTarget.ts';
import { median, percentile } from '../measure.ts';
import { startBenchProduct } from '../product.ts';

const ROUNDS = 10;
const LINKS = 40;

interface Creative {
  status: string;
}

export const suite: Suite = {
  name: 'creative-check',
  title: 'Creative check',
  about: `An HTML e-mail of 100 kB with ${LINKS} links to a server on this machine, from the start of its upload until its status is Approved. It is stored, queued and parsed, its links are followed through the guard, and its rules and seed lists are checked. ${ROUNDS} checks run one after another.`,
  packages: ['parse5', 'undici', 'pg-boss'],
  run: async () => {
    const shop = await linkTarget();
    const product = await startBenchProduct({ hasWorker: true, outboundAllow: shop.allow });
    try {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const links = Array.from({ length: LINKS }, (_, at) => `${shop.origin}/offer-${round}-${at}`);
        const began = performance.now();
        const id = await addCreative(product.api, mailHtml(links, 100_000));
        const { status } = await product.api.until<Creative>(
          `v1/creative/${id}`,
          (creative) => creative.status !== 'Action Pending - Validate',
        );
        if (status !== 'Approved') throw new Error(`The check ended as ${status}`);
        times.push((performance.now() - began) / 1000);
      }
      return [
        {
          what: 'upload to status, median',
          unit: 's',
          value: median(times),
          budgets: [{ measure: 'value', bound: 'at most', limit: 2 }],
        },
        { what: 'upload to status, slowest', unit: 's', value: percentile(times, 1), budgets: [] },
      ];
    } finally {
      shop.stop();
      await product.stop();
    }
  },
};
