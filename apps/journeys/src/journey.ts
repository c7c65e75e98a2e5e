import { test as base } from '@playwright/test';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { sink } from './sink.ts';
import type { Sink } from './sink.ts';
import { startTargets } from './targets.ts';
import type { Targets } from './targets.ts';

interface Started {
  targets: Targets;
  product: Product;
  mail: Sink;
}

/** One running product for all journeys of a run. Each journey finds its own messages by their subject. */
export const test = base.extend<object, Started>({
  targets: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const targets = await startTargets();
      await use(targets);
      await targets.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ targets }, use) => {
      const product = await startProduct({ OUTBOUND_ALLOW: `127.0.0.1:${targets.port}` });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  mail: [({ product }, use) => use(sink(product.mailPage)), { scope: 'worker' }],
});

export { expect } from '@playwright/test';
