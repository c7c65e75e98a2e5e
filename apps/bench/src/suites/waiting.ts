import { addCreative, mailHtml } from '../campaign.ts';
import type { Suite } from '../figure.ts';
import { withOwner } from '../firstRecords.ts';
import { median, percentile } from '../measure.ts';
import { startBenchProduct } from '../product.ts';
import { hints } from '../hints.ts';

const JOBS = 40;
const CHANGES = 60;

interface Wait {
  ms: number;
}
interface Order {
  id: number;
}

export const suite: Suite = {
  name: 'waiting',
  title: 'Waiting times',
  about: `Jobs: ${JOBS} checks of creatives, from the commit that enqueued a job to the job’s start, as the queue recorded both. Live hints: ${CHANGES} changes of an order by one person, each until another person’s open event stream reported it.`,
  packages: ['pg-boss', 'pg'],
  run: async () => {
    const product = await startBenchProduct({ hasWorker: true });
    const { api } = product;
    try {
      for (let at = 0; at < JOBS; at += 1) {
        const id = await addCreative(api, mailHtml([], 2_000));
        await api.until<{ status: string }>(
          `v1/creative/${id}`,
          ({ status }) => status !== 'Action Pending - Validate',
        );
      }
      const waits = await withOwner(product.ownerUrl, async (client) => {
        const { rows } = await client.query<Wait>(
          `select extract(epoch from started_on - greatest(created_on, start_after))::float8 * 1000 as ms from jobs.job where name = 'creative.check' and started_on is not null`,
        );
        return rows.map(({ ms }) => ms);
      });
      const stream = await hints(product.url, api.token());
      const delays: number[] = [];
      for (let at = 0; at < CHANGES; at += 1) {
        const order = await api.post<Order>('v1/orders', { account_id: 1, advertiser_id: 1, name: `Order ${at}` });
        const answered = performance.now();
        delays.push((await stream.changeReported('order', order.id)) - answered);
      }
      await stream.stop();
      return [
        {
          what: 'job, enqueued to started, p50',
          unit: 'ms',
          value: median(waits),
          budgets: [{ measure: 'value', bound: 'at most', limit: 50 }],
        },
        { what: 'job, enqueued to started, p95', unit: 'ms', value: percentile(waits, 0.95), budgets: [] },
        {
          what: 'live hint after the response to the change, p95',
          unit: 'ms',
          value: percentile(delays, 0.95),
          budgets: [{ measure: 'value', bound: 'at most', limit: 1000 }],
        },
      ];
    } finally {
      await product.stop();
    }
  },
};
