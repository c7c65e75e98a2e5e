import type { Module } from '../../contract/module.ts';
import { installHandlers } from './installs.handlers.ts';
import { opensSecrets } from './provedKeys.ts';

export const installsModule: Module = { name: 'installs', handlers: installHandlers, keyProofs: [opensSecrets] };
