import type { V1Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions';
import { sql } from 'kysely';
import { noContent, record } from '../../contract/answer.ts';
import { handlers } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { pageOfV1 } from '../../platform/list/page.ts';
import { refuseWhileUsed } from '../../platform/uses/unused.ts';
import { findRow, listRows } from '../../platform/list/rows.ts';
import { senderProfiles } from './sender-profiles.resource.ts';
import type { SenderProfileRow } from './sender-profiles.resource.ts';
import { accountInReach } from './accounts.reads.ts';

function present(row: SenderProfileRow, actor: UserActor): V1Schemas['SenderProfile'] {
  return {
    id: row.id,
    account_id: row.account_id,
    from_name: row.from_name,
    from_email: row.from_email,
    reply_to: row.reply_to,
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

async function profile(tx: Tx, id: number): Promise<SenderProfileRow> {
  const row = await findRow(tx, senderProfiles, id);
  if (!row) throw notFound();
  return row;
}

async function lock(tx: Tx, id: number, ifMatch: number | undefined, actor: UserActor): Promise<SenderProfileRow> {
  await tx.selectFrom('sender_profile').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const row = await profile(tx, id);
  await expectVersion(ifMatch, row, () => present(row, actor));
  return row;
}

export const senderProfileHandlers = handlers({
  listSenderProfiles: async ({ tx, list, actor }) =>
    pageOfV1(await listRows(tx, senderProfiles, list), (row) => present(row, actor)),

  getSenderProfile: async ({ tx, path, actor }) => {
    const row = await profile(tx, path.id);
    return record(present(row, actor), row.version);
  },

  createSenderProfile: async ({ tx, body, actor }) => {
    await accountInReach(tx, body.account_id);
    const { id } = await tx
      .insertInto('sender_profile')
      .values({ ...body, created_by: actor.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await changed(tx, 'sender_profile', id, body.account_id);
    const row = await profile(tx, id);
    return record(present(row, actor), row.version, 201);
  },

  updateSenderProfile: async ({ tx, path, body, actor, ifMatch }) => {
    const before = await lock(tx, path.id, ifMatch, actor);
    await tx
      .updateTable('sender_profile')
      .set({ ...body, version: sql`version + 1` })
      .where('id', '=', path.id)
      .execute();
    await changed(tx, 'sender_profile', path.id, before.account_id);
    const row = await profile(tx, path.id);
    return record(present(row, actor), row.version);
  },

  deleteSenderProfile: async ({ tx, path, actor, ifMatch }) => {
    const before = await lock(tx, path.id, ifMatch, actor);
    await refuseWhileUsed(tx, 'sender_profile', path.id);
    await tx.deleteFrom('sender_profile').where('id', '=', path.id).execute();
    await changed(tx, 'sender_profile', path.id, before.account_id);
    return noContent();
  },
});
