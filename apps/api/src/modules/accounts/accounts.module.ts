import type { Module } from '../../platform/module.ts';
import { accountUserHandlers } from './account-users.handlers.ts';
import { groupHandlers } from './groups.handlers.ts';
import { meHandlers } from './me.handlers.ts';
import { roleHandlers } from './roles.handlers.ts';
import { userHandlers } from './users.handlers.ts';

export const accountsModule: Module = {
  name: 'accounts',
  handlers: { ...userHandlers, ...meHandlers, ...roleHandlers, ...groupHandlers, ...accountUserHandlers },
};
