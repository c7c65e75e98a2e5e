import type { Module } from '../../contract/module.ts';
import { accountUserHandlers } from './users/accountUsers.handlers.ts';
import { accountFiles } from './accounts.files.ts';
import { accountHandlers } from './accounts/accounts.handlers.ts';
import { checkSettingsHandlers } from './accounts/checkSettings.handlers.ts';
import { sendingLimitsHandlers } from './sendingLimits/sendingLimits.handlers.ts';
import { planningRulesHandlers } from './accounts/planningRules.handlers.ts';
import { advertiserHandlers } from './advertisers/advertisers.handlers.ts';
import { choiceHandlers } from './choices.handlers.ts';
import { groupHandlers } from './roles/groups.handlers.ts';
import { meHandlers } from './users/me.handlers.ts';
import { roleHandlers } from './roles/roles.handlers.ts';
import { senderProfileHandlers } from './senders/senderProfiles.handlers.ts';
import { sendingDomainsJob } from './sendingDomains/check.job.ts';
import { opensSigningKeys } from './sendingDomains/provedKeys.ts';
import { sendingDomainHandlers } from './sendingDomains/sendingDomains.handlers.ts';
import { userHandlers } from './users/users.handlers.ts';

export const accountsModule: Module = {
  name: 'accounts',
  handlers: {
    ...userHandlers,
    ...meHandlers,
    ...roleHandlers,
    ...groupHandlers,
    ...accountHandlers,
    ...checkSettingsHandlers,
    ...planningRulesHandlers,
    ...sendingLimitsHandlers,
    ...accountUserHandlers,
    ...advertiserHandlers,
    ...senderProfileHandlers,
    ...sendingDomainHandlers,
    ...choiceHandlers,
  },
  jobs: [sendingDomainsJob],
  files: accountFiles,
  keyProofs: [opensSigningKeys],
};
