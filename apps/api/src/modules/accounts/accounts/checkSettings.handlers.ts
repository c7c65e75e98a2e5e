import type { V2Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { changedChoices, checkSettingsProblems } from '@mailroom/domain/verdicts/checkSettings';
import { checkSettingsFields } from '@mailroom/domain/verdicts/checkSettingsFields';
import { record } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { invalid } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { lockForEdit, recordOf } from '../records.service.ts';
import { updateAccount } from './accounts.repository.ts';
import { accounts } from './accounts.resource.ts';
import type { AccountRow } from './accounts.resource.ts';

function present({ id, version, check_choices: choices }: AccountRow, actor: UserActor): V2Schemas['CheckSettings'] {
  return {
    id,
    version,
    ...checkSettingsFields(choices),
    reasons: [],
    actions: [toAction('update', actor.permissions, { needs: [['can_modify_account_settings']] })],
  };
}

export const checkSettingsHandlers = handlers({
  getCheckSettings: async ({ tx, path, actor }) => {
    const row = await recordOf(tx, accounts, path.id);
    return record(present(row, actor), row.version);
  },

  updateCheckSettings: async ({ tx, path, body, actor, ifMatch }) => {
    const before = await lockForEdit(tx, {
      table: 'account',
      resource: accounts,
      id: path.id,
      ifMatch,
      present: (found) => present(found, actor),
    });
    const problems = checkSettingsProblems(before.check_choices, body);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const choices = JSON.stringify(changedChoices(before.check_choices, body));
    await updateAccount(tx, path.id, { check_choices: choices });
    await changed(tx, 'account', path.id, path.id);
    const row = await recordOf(tx, accounts, path.id);
    return record(present(row, actor), row.version);
  },
});
