import type { V2Schemas } from '@mailroom/api-client';
import type { UserActor } from '../../../platform/database/actor.ts';
import { noteActions } from './notes.policy.ts';
import type { NoteRow } from './notes.resource.ts';

export function presentNote(row: NoteRow, actor: UserActor): V2Schemas['ProductNote'] {
  return {
    id: row.id,
    product_id: row.product_id,
    body: row.body,
    is_internal: row.is_internal,
    author: row.author,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    version: row.version,
    actions: noteActions(row.author_id, actor),
  };
}
