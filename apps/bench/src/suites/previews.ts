import { request } from 'undici';
import { addCreative, mailHtml } from '../campaign.ts';
import type { Figure, Suite } from '../figure.ts';
import { loadWhile } from '../measure.ts';
import { startBenchProduct, type BenchProduct } from '../product.ts';
import { childrenOf, peakOf } from '../usage.ts';

const PREVIEWS = 20;

/** The first two once took ten seconds of the API's thread. The third stays just within all bounds, so it is drawn each time. */
const SHAPES: readonly (readonly [name: string, html: string])[] = [
  ['5 MB of open blocks in a style sheet', `<style>${'a{b:c('.repeat(800_000)}</style>`],
  ['5 MB of selectors', `<style>${'a,'.repeat(2_600_000)}</style>`],
  ['the most that is drawn', `<style>${'a{b:c}'.repeat(30_000)}</style>${'<p style="color:red">x</p>'.repeat(20_000)}`],
  ['an ordinary e-mail of 1 MB', mailHtml([], 1_000_000)],
];

/** Opens a preview and reads it, as a frame does. */
async function open(url: string): Promise<void> {
  const { statusCode, body } = await request(url, { headersTimeout: 600_000, bodyTimeout: 600_000 });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${statusCode}: ${text.slice(0, 200)}`);
}

async function meWhilePreviews(product: BenchProduct, name: string, html: string): Promise<Figure> {
  const { api } = product;
  const id = await addCreative(api, html);
  const { preview_url: url } = await api.get<{ preview_url: string }>(`v1/creative/${id}`);
  // Twenty views, because the same one would be drawn once.
  const previews = Promise.all(Array.from({ length: PREVIEWS }, (_, at) => open(`${url}&mark=1:${at + 1}`)));
  const { load } = await loadWhile(async () => void (await api.get('v2/me')), previews);
  return {
    what: `GET v2/me, p95, during ${name}`,
    unit: 'ms',
    value: load.p95,
    budgets: [{ measure: 'value', bound: 'at most', limit: 200 }],
  };
}

export const suite: Suite = {
  name: 'previews',
  title: 'Calls while previews are drawn',
  about: `One person opens ${PREVIEWS} views of a creative together, and another call, GET v2/me, is made ten times a second until all are there. Memory is the peak of the API's process over all four creatives, and of the API with the helper processes that draw.`,
  packages: ['parse5', 'css-tree', 'fastify'],
  run: async () => {
    const product = await startBenchProduct();
    const { api } = product.pids;
    try {
      const figures: Figure[] = [];
      for (const [name, html] of SHAPES) figures.push(await meWhilePreviews(product, name, html));
      const helpers = childrenOf(api).map(peakOf);
      return [
        ...figures,
        {
          what: 'memory of the API, peak',
          unit: 'MB',
          value: peakOf(api),
          budgets: [{ measure: 'value', bound: 'at most', limit: 600 }],
        },
        {
          what: 'memory of the API and its helpers, peak',
          unit: 'MB',
          value: helpers.reduce((sum, peak) => sum + peak, peakOf(api)),
          budgets: [],
        },
      ];
    } finally {
      await product.stop();
    }
  },
};
