import type { Module } from '../../contract/module.ts';
import { attentionHandlers } from './attention.handlers.ts';
import { reportHandlers } from './reports.handlers.ts';

export const reportsModule: Module = { name: 'reports', handlers: { ...attentionHandlers, ...reportHandlers } };
