import { handlers } from '../../contract/handlers.ts';
import { forbidden, malformed, notFound } from '../../errors.ts';
import { nowOf } from '../../platform/database/context.ts';
import { fileOwners } from './downloads.repository.ts';

export const downloadHandlers = handlers({
  getDownload: async ({ tx, path, actor, deps, requestId, request }) => {
    const owner = fileOwners[path.file_type];
    if (!owner) throw malformed('file_type', 'is no file type');
    if (owner.permission && !actor.permissions.has(owner.permission)) throw forbidden(owner.permission);
    const { rows } = await owner.file(path.owner_id).execute(tx);
    const [file] = rows;
    if (!file?.id) throw notFound();
    await tx
      .insertInto('security_event')
      .values({
        at: nowOf(tx),
        kind: 'download',
        operation: 'getDownload',
        entity_id: path.owner_id,
        user_id: actor.userId,
        request_id: requestId,
        address: request.ip,
        detail: path.file_type,
      })
      .execute();
    return { url: deps.files.url(file, actor.userId) };
  },
});
