import type { Module } from '../../contract/module.ts';
import { productHandlers } from './products.handlers.ts';

export const productsModule: Module = {
  name: 'products',
  handlers: productHandlers,
};
