import { setTimeout as wait } from 'node:timers/promises';
import { addCreative, mailHtml } from '../campaign.ts';
import type { Caller } from '../caller.ts';
import type { Suite } from '../figure.ts';
import { linkTarget } from '../linkTarget.ts';
import { loadWhile } from '../measure.ts';
import { startBenchProduct } from '../product.ts';

const CHECKS = 50;
const LINKS = 40;
/** Uploads at a time. The API refuses work that it can't begin soon. */
const UPLOADS = 4;

/** Milliseconds between two looks at a creative. Looking without a pause would slow down the list calls. */
const PAUSE = 100;

async function approved(api: Caller, id: number): Promise<void> {
  for (;;) {
    const { status } = await api.get<{ status: string }>(`v1/creative/${id}`);
    if (status === 'Approved') return;
    if (status !== 'Action Pending - Validate') throw new Error(`The check ended as ${status}`);
    await wait(PAUSE);
  }
}

/** Seconds until all checks are done, from the start of their uploads. */
async function checkAll(api: Caller, origin: string): Promise<number> {
  const began = performance.now();
  const ids: number[] = [];
  let left = CHECKS;
  const upload = async () => {
    while (left-- > 0) {
      const links = Array.from({ length: LINKS }, (_, link) => `${origin}/offer-${left}-${link}`);
      ids.push(await addCreative(api, mailHtml(links, 100_000)));
    }
  };
  await Promise.all(Array.from({ length: UPLOADS }, upload));
  // One after another: only the last one counts, and our questions must not slow down the list calls.
  for (const id of ids) await approved(api, id);
  return (performance.now() - began) / 1000;
}

export const suite: Suite = {
  name: 'side-by-side',
  title: 'Checks side by side',
  about: `${CHECKS} HTML e-mails of 100 kB with ${LINKS} links each to a server on this machine are uploaded, ${UPLOADS} at a time: from the start of the uploads until all are Approved; their checks wait and run side by side. In the meantime the list of creatives is called about ten times a second.`,
  packages: ['parse5', 'undici', 'pg-boss'],
  run: async () => {
    const shop = await linkTarget();
    const product = await startBenchProduct({ hasWorker: true, outboundAllow: shop.allow });
    const { api } = product;
    const list = async () => void (await api.get('v1/creatives?account_id:eq=1&start=1&limit=10&order_by=name:asc'));
    try {
      // The first call of a process is slower, and is not part of any check.
      await list();
      const { load, result } = await loadWhile(list, checkAll(api, shop.origin));
      return [
        {
          what: `${CHECKS} checks, upload to status`,
          unit: 's',
          value: result,
          budgets: [{ measure: 'value', bound: 'at most', limit: 15 }],
        },
        {
          what: 'list call in the meantime, p95',
          unit: 'ms',
          value: load.p95,
          budgets: [{ measure: 'value', bound: 'at most', limit: 500 }],
        },
      ];
    } finally {
      shop.stop();
      await product.stop();
    }
  },
};
