import type { Module } from '../../contract/module.ts';
import { viewHandlers } from './views.handlers.ts';

export const viewsModule: Module = { name: 'views', handlers: viewHandlers };
