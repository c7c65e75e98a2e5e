import { test as base } from '@playwright/test';
import type { Product } from './product.ts';
import { readShared } from './sharedProduct.ts';
import { sink } from './sink.ts';
import type { Sink } from './sink.ts';
import { targetsAt } from './targets.ts';
import type { Targets } from './targets.ts';

interface Started {
  targets: Targets;
  product: Product;
  mail: Sink;
  /** A port on which the product may reach a destination for data. */
  destinationPort: number;
}

/** One running product for all journeys of a run. Each journey finds its own messages by their subject. */
export const test = base.extend<object, Started>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  targets: [({}, use) => use(targetsAt(readShared().targetsPort)), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  product: [({}, use) => use(readShared().product), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  destinationPort: [({}, use) => use(readShared().destinationPort), { scope: 'worker' }],
  mail: [({ product }, use) => use(sink(product.mailPage)), { scope: 'worker' }],
});

export { expect } from '@playwright/test';
