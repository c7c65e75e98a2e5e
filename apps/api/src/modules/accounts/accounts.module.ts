import type { Module } from '../../contract/module.ts';
import { accountUserHandlers } from './accountUsers.handlers.ts';
import { accountHandlers } from './accounts.handlers.ts';
import { advertiserHandlers } from './advertisers.handlers.ts';
import { choiceHandlers } from './choices.handlers.ts';
import { groupHandlers } from './groups.handlers.ts';
import { meHandlers } from './me.handlers.ts';
import { roleHandlers } from './roles.handlers.ts';
import { senderProfileHandlers } from './senderProfiles.handlers.ts';
import { userHandlers } from './users.handlers.ts';

export const accountsModule: Module = {
  name: 'accounts',
  handlers: {
    ...userHandlers,
    ...meHandlers,
    ...roleHandlers,
    ...groupHandlers,
    ...accountHandlers,
    ...accountUserHandlers,
    ...advertiserHandlers,
    ...senderProfileHandlers,
    ...choiceHandlers,
  },
};
