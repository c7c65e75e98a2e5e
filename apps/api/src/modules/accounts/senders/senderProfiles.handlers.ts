import type { V1Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import { noContent, record } from '../../../contract/answer.ts';
import { exportRows } from '../../../contract/exportRows.ts';
import { handlers } from '../../../contract/handlers.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { pageOfV1 } from '../../../platform/list/page.ts';
import { refuseWhileUsed } from '../../../platform/uses/unused.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { senderProfiles } from './senderProfiles.resource.ts';
import type { SenderProfileRow } from './senderProfiles.resource.ts';
import { deleteSenderProfile, insertSenderProfile, updateSenderProfile } from './senderProfiles.repository.ts';
import { lockForEdit, recordOf } from '../records.service.ts';
import { accountInReach } from '../accounts.reads.ts';

function present(row: SenderProfileRow, actor: UserActor): V1Schemas['SenderProfile'] {
  return {
    id: row.id,
    account_id: row.account_id,
    from_name: row.from_name,
    from_email: row.from_email,
    reply_to: row.reply_to,
    unsubscribe_email: row.unsubscribe_email,
    postal_address: row.postal_address,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    reasons: [],
    actions: [
      toAction('update', actor.permissions, { needs: [['can_modify_account_settings']] }),
      toAction('delete', actor.permissions, { needs: [['can_modify_account_settings']], confirm: 'Are you sure?' }),
    ],
  };
}

function lockProfile(tx: Tx, actor: UserActor, id: number, ifMatch: number | undefined): Promise<SenderProfileRow> {
  return lockForEdit(tx, {
    table: 'sender_profile',
    resource: senderProfiles,
    id,
    ifMatch,
    present: (row) => present(row, actor),
  });
}

export const senderProfileHandlers = handlers({
  listSenderProfiles: async ({ tx, list, actor }) =>
    pageOfV1(await listRows(tx, senderProfiles, list), (row) => present(row, actor)),

  exportSenderProfiles: async (call) =>
    exportRows<SenderProfileRow>(call, senderProfiles, 'sender profiles', {
      'From name': (row) => row.from_name,
      'From address': (row) => row.from_email,
      'Reply to': (row) => row.reply_to,
      'Unsubscribe mailbox': (row) => row.unsubscribe_email,
      'Postal address': (row) => row.postal_address,
    }),

  getSenderProfile: async ({ tx, path, actor }) => {
    const row = await recordOf(tx, senderProfiles, path.id);
    return record(present(row, actor), row.version);
  },

  createSenderProfile: async ({ tx, body, actor }) => {
    await accountInReach(tx, body.account_id);
    const id = await insertSenderProfile(tx, { ...body, created_by: actor.userId });
    await changed(tx, 'sender_profile', id, body.account_id);
    const row = await recordOf(tx, senderProfiles, id);
    return record(present(row, actor), row.version, 201);
  },

  updateSenderProfile: async ({ tx, path, body, actor, ifMatch }) => {
    const before = await lockProfile(tx, actor, path.id, ifMatch);
    await updateSenderProfile(tx, path.id, body);
    await changed(tx, 'sender_profile', path.id, before.account_id);
    const row = await recordOf(tx, senderProfiles, path.id);
    return record(present(row, actor), row.version);
  },

  deleteSenderProfile: async ({ tx, path, actor, ifMatch }) => {
    const before = await lockProfile(tx, actor, path.id, ifMatch);
    await refuseWhileUsed(tx, 'sender_profile', path.id);
    await deleteSenderProfile(tx, path.id);
    await changed(tx, 'sender_profile', path.id, before.account_id);
    return noContent();
  },
});
