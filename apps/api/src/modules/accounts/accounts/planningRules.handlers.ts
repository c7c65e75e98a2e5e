import { handlers } from '../../../contract/handlers.ts';
import { recordOf } from '../records.service.ts';
import { accounts } from './accounts.resource.ts';

export const planningRulesHandlers = handlers({
  getPlanningRules: async ({ tx, path }) => {
    const row = await recordOf(tx, accounts, path.id);
    return {
      time_zone: row.time_zone,
      deployment_delta_days: row.deployment_delta_days,
      hold_minutes: row.hold_minutes,
      volume_tolerance_percent: row.volume_tolerance_percent,
    };
  },
});
