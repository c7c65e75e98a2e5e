import type { Module } from '../../contract/module.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import { noteHandlers } from './notes/notes.handlers.ts';
import { productHandlers } from './products.handlers.ts';

export const productsModule: Module = {
  name: 'products',
  handlers: { ...productHandlers, ...calendarHandlers, ...noteHandlers },
};
