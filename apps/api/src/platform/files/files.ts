import { pipeline, type Readable } from 'node:stream';
import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import { systemActor, userOf, type Actor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Files, StagedFile, StageRequest } from './file.ts';
import { measure } from './measure.ts';
import { safeName } from './names.ts';
import { FileMissing, type FileStore } from './store.ts';

export type FilesOptions = {
  store: FileStore;
  withActor: WithActor;
  ids: Ids;
  clock: Clock;
  secrets: Secrets;
  creativeHostUrl: URL;
};

export const createFiles = ({ store, withActor, ids, clock, secrets, creativeHostUrl }: FilesOptions): Files => {
  const forget = (id: number) =>
    withActor(systemActor('files'), 'write', (tx) =>
      tx.deleteFrom('file').where('id', '=', id).where('state', '=', 'staged').execute(),
    );

  const stage = async (actor: Actor, request: StageRequest, bytes: Readable): Promise<StagedFile> => {
    const key = ids.next();
    const name = safeName(request.name);
    const { id } = await withActor(actor, 'write', (tx) =>
      tx
        .insertInto('file')
        .values({
          account_id: request.accountId,
          key,
          kind: request.kind,
          name,
          content_type: request.contentType,
          created_by: userOf(actor) ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const { through, result } = measure(request.limit);
    try {
      await store.write(
        key,
        pipeline(bytes, through, () => {}),
      );
      const { size, sha256 } = result();
      await withActor(actor, 'write', (tx) =>
        tx.updateTable('file').set({ size, sha256 }).where('id', '=', id).execute(),
      );
      return { id, key, name, contentType: request.contentType, size, sha256 };
    } catch (error) {
      // The row goes last: while it is there, the sweeper knows that bytes may be left.
      await store.remove(key);
      await forget(id);
      throw error;
    }
  };

  return {
    stage,
    async keep(tx, fileId, accountId) {
      const { numUpdatedRows } = await tx
        .updateTable('file')
        .set({ state: 'kept', state_at: sql`business_now()`, account_id: accountId })
        .where('id', '=', fileId)
        .where('state', '=', 'staged')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw notFound();
    },
    async doom(tx, fileId) {
      await tx
        .updateTable('file')
        .set({ state: 'doomed', state_at: sql`business_now()` })
        .where('id', '=', fileId)
        .where('state', '=', 'kept')
        .execute();
    },
    async discard(fileId) {
      const row = await withActor(systemActor('files'), 'read', (tx) =>
        tx.selectFrom('file').select('key').where('id', '=', fileId).where('state', '=', 'staged').executeTakeFirst(),
      );
      if (!row) return;
      await store.remove(row.key);
      await forget(fileId);
    },
    async read(key, range) {
      try {
        return await store.read(key, range);
      } catch (error) {
        throw error instanceof FileMissing ? Object.assign(notFound(), { cause: error }) : error;
      }
    },
    url(file, userId, seconds = 60) {
      const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
      const ticket = secrets.sign('download', { file: file.id, user: userId }, expiresAt);
      return new URL(`/f/${ticket}`, creativeHostUrl).href;
    },
  };
};
