import type { Module } from '../../contract/module.ts';
import { installHandlers } from './installs.handlers.ts';

export const installsModule: Module = { name: 'installs', handlers: installHandlers };
