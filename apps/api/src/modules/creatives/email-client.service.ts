import { sql } from 'kysely';
import type { Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { notFound } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { overrideAbout } from './creative-findings.repository.ts';
import { deriveCreative } from './creative-status.ts';
import { lockCreative } from './creatives.repository.ts';
import { emailClientRows } from './email-clients.resource.ts';
import { presentClient } from './sign-off.present.ts';
import type { EmailClientRow } from './email-clients.resource.ts';

const clientIn = async (tx: Tx, id: number): Promise<EmailClientRow> => {
  const row = await findRow(tx, emailClientRows, id);
  if (!row) throw notFound();
  return row;
};

export const decideClient = async (call: Call<'updateEmailClient'>): Promise<EmailClientRow> => {
  const { tx, body, path, actor } = call;
  const seen = await clientIn(tx, path.id);
  await lockCreative(tx, seen.creative_id);
  const row = await clientIn(tx, path.id);
  await expectVersion(call.ifMatch, row, () => presentClient(row, actor.permissions));
  const decision = body.decision === undefined ? row.decision : body.decision;
  const at = nowOf(tx);
  await tx
    .updateTable('creative_client')
    .set({
      decision,
      decided_by: decision === null ? null : actor.userId,
      decided_at: decision === null ? null : at,
      ...(body.note !== undefined && { note: body.note }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', row.id)
    .execute();
  if (decision !== row.decision) {
    const override =
      decision === 'accepted' ? { reason: body.note ?? 'the e-mail client was accepted', by: actor.userId, at } : null;
    await overrideAbout(tx, row.revision_id, { entity: 'email_client', id: row.id }, override);
  }
  await deriveCreative(tx, row.creative_id, true);
  return clientIn(tx, row.id);
};
