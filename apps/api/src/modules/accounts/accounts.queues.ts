import { defineJob } from '../../platform/jobs/jobDefinition.ts';

/** Asks DNS about the sending domains that it is time for. */
export const checkSendingDomains = defineJob({
  name: 'accounts.sending_domains',
  deduplicate: true,
  cron: '17 * * * *',
});
