import type { Module } from '../../platform/module.ts';
import { attentionHandlers } from './attention.handlers.ts';

export const reportsModule: Module = { name: 'reports', handlers: attentionHandlers };
