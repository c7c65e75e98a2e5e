import type { V2Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { sendHoursProblems, warmUpProblems } from '@mailroom/domain/delivery/paceRules';
import { record } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { invalid } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { updateAccount } from '../accounts/accounts.repository.ts';
import { accounts, type AccountRow } from '../accounts/accounts.resource.ts';
import { lockForEdit, recordOf } from '../records.service.ts';
import { mailedToday } from '../sendingLimits.commands.ts';

async function present(tx: Tx, row: AccountRow, actor: UserActor): Promise<V2Schemas['SendingLimits']> {
  return {
    id: row.id,
    version: row.version,
    send_rate_per_minute: row.send_rate_per_minute,
    send_hours: row.send_hours,
    warm_up: row.warm_up,
    time_zone: row.time_zone,
    mailed_today: row.warm_up === null ? 0 : await mailedToday(tx, row.id, row.time_zone),
    reasons: [],
    actions: [toAction('update', actor.permissions, { needs: [['can_modify_account_settings']] })],
  };
}

/** Names each problem by its place in the body, such as `send_hours.until_hour`. */
function within(part: string, problems: Record<string, string>): [string, string][] {
  return Object.entries(problems).map(([field, text]) => [`${part}.${field}`, text]);
}

function textOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

export const sendingLimitsHandlers = handlers({
  getSendingLimits: async ({ tx, path, actor }) => {
    const row = await recordOf(tx, accounts, path.id);
    return record(await present(tx, row, actor), row.version);
  },

  updateSendingLimits: async ({ tx, path, body, actor, ifMatch }) => {
    await lockForEdit(tx, {
      table: 'account',
      resource: accounts,
      id: path.id,
      ifMatch,
      present: (found) => present(tx, found, actor),
    });
    const { send_hours: hours, warm_up: plan, ...fields } = body;
    const problems = [
      ...within('send_hours', hours ? sendHoursProblems(hours) : {}),
      ...within('warm_up', plan ? warmUpProblems(plan) : {}),
    ];
    if (problems.length > 0) throw invalid(Object.fromEntries(problems));
    await updateAccount(tx, path.id, {
      ...fields,
      ...(hours !== undefined && { send_hours: textOf(hours) }),
      ...(plan !== undefined && { warm_up: textOf(plan) }),
    });
    await changed(tx, 'account', path.id, path.id);
    const row = await recordOf(tx, accounts, path.id);
    return record(await present(tx, row, actor), row.version);
  },
});
