import type { V2Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { receiverProblem } from '@mailroom/domain/delivery/receiverRates';
import { sendHoursProblems, warmUpProblems } from '@mailroom/domain/delivery/paceRules';
import { record } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { invalid } from '../../../errors.ts';
import { canonicalDomain } from '../../../platform/addresses/canonicalAddress.ts';
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
    receiver_rates: row.receiver_rates,
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

type ReceiverRates = V2Schemas['SendingLimits']['receiver_rates'];

/** Returns the rates with their domains as addresses have them, and what is wrong with a domain by its place in the body. */
function readReceivers(typed: ReceiverRates): { rates: ReceiverRates; problems: [string, string][] } {
  const problems: [string, string][] = [];
  const rates: ReceiverRates = [];
  for (const [at, { domain: text, rate_per_minute }] of typed.entries()) {
    const domain = canonicalDomain(text.trim());
    const problem = receiverProblem(
      domain,
      rates.map((rate) => rate.domain),
    );
    if (problem !== undefined) problems.push([`receiver_rates.${at}.domain`, problem]);
    if (domain !== undefined) rates.push({ domain, rate_per_minute });
  }
  return { rates, problems };
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
    const { send_hours: hours, warm_up: plan, receiver_rates: typed, ...fields } = body;
    const receivers = typed && readReceivers(typed);
    const problems = [
      ...within('send_hours', hours ? sendHoursProblems(hours) : {}),
      ...within('warm_up', plan ? warmUpProblems(plan) : {}),
      ...(receivers?.problems ?? []),
    ];
    if (problems.length > 0) throw invalid(Object.fromEntries(problems));
    await updateAccount(tx, path.id, {
      ...fields,
      ...(hours !== undefined && { send_hours: textOf(hours) }),
      ...(plan !== undefined && { warm_up: textOf(plan) }),
      ...(receivers && { receiver_rates: JSON.stringify(receivers.rates) }),
    });
    await changed(tx, 'account', path.id, path.id);
    const row = await recordOf(tx, accounts, path.id);
    return record(await present(tx, row, actor), row.version);
  },
});
