import { pipeline, type Readable } from 'node:stream';
import { noRoom, notFound } from '../../errors.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import { systemActor, userOf, type Actor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Files, StagedFile, StageRequest } from './file.ts';
import {
  deleteStaged,
  doomKept,
  insertStaged,
  keepStaged,
  releaseKept,
  setMeasures,
  stagedKey,
} from './files.repository.ts';
import { measure } from './measure.ts';
import type { FileOwner } from './owners.ts';
import { safeName, safeType } from './names.ts';
import { FileMissing, type FileStore } from './store.ts';

interface FilesOptions {
  store: FileStore;
  withActor: WithActor;
  ids: Ids;
  clock: Clock;
  secrets: Secrets;
  creativeHostUrl: URL;
  owners: readonly FileOwner[];
  log: Logger;
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

export function createFiles({
  store,
  withActor,
  ids,
  clock,
  secrets,
  creativeHostUrl,
  owners,
  log,
}: FilesOptions): Files {
  const ownerByType = new Map(owners.map((owner) => [owner.fileType, owner]));
  const forget = (id: number) => withActor(systemActor('files'), 'write', (tx) => deleteStaged(tx, id));

  let missing = 0;

  const stage = async (actor: Actor, request: StageRequest, bytes: Readable): Promise<StagedFile> => {
    const key = ids.next();
    const name = safeName(request.name);
    const contentType = safeType(request.contentType);
    const id = await withActor(actor, 'write', (tx) =>
      insertStaged(tx, {
        account_id: request.accountId,
        key,
        kind: request.kind,
        name,
        content_type: contentType,
        created_by: userOf(actor) ?? null,
      }),
    );
    const { through, result } = measure(request.limit);
    try {
      await store.write(
        key,
        pipeline(bytes, through, () => {}),
      );
      const { size, sha256 } = result();
      await withActor(actor, 'write', (tx) => setMeasures(tx, id, { size, sha256 }));
      return { id, key, name, contentType, size, sha256 };
    } catch (error) {
      // Deletes the row last: as long as it exists, the sweeper knows that bytes may be left.
      await store.remove(key);
      await forget(id);
      throw isFull(error) ? Object.assign(noRoom(), { cause: error }) : error;
    }
  };

  return {
    stage,
    async keep(tx, fileId, accountId) {
      if (!(await keepStaged(tx, fileId, accountId))) throw notFound();
    },
    doom: doomKept,
    release: releaseKept,
    async discard(fileId) {
      const key = await withActor(systemActor('files'), 'read', (tx) => stagedKey(tx, fileId));
      if (key === undefined) return;
      await store.remove(key);
      await forget(fileId);
    },
    async read(key, range) {
      try {
        return await store.read(key, range);
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error;
        missing += 1;
        log.error({ err: error, file: key }, 'the store misses a file that the database knows');
        throw Object.assign(notFound(), { cause: error });
      }
    },
    missing: () => missing,
    owner: (fileType) => ownerByType.get(fileType),
    url(file, userId, seconds = 60) {
      const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
      const ticket = secrets.sign('download', { file: file.id, user: userId }, expiresAt);
      return new URL(`/f/${ticket}`, creativeHostUrl).href;
    },
  };
}
