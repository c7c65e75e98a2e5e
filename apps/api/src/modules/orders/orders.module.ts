import type { Module } from '../../contract/module.ts';
import { previewHandlers } from './edits/preview.handlers.ts';
import { orderFacts } from './orders.facts.ts';
import { orderHandlers } from './orders.handlers.ts';
import { orderJobs } from './orders.jobs.ts';
import { orderUses } from './orders.uses.ts';
import { productRateHandlers } from './rates/productRates.handlers.ts';
import { productHandlers } from './records/products.handlers.ts';

export const ordersModule: Module = {
  name: 'orders',
  handlers: { ...orderHandlers, ...productHandlers, ...previewHandlers, ...productRateHandlers },
  jobs: orderJobs,
  facts: orderFacts,
  uses: orderUses,
};
