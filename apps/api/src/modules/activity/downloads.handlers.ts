import { handlers } from '../../contract/handlers.ts';
import { forbidden, malformed, notFound } from '../../errors.ts';
import { insertSecurityEvent } from '../../platform/auth/securityEvents.repository.ts';
import { nowOf } from '../../platform/database/context.ts';

export const downloadHandlers = handlers({
  getDownload: async ({ tx, path, actor, deps, requestId, request }) => {
    const owner = deps.files.owner(path.file_type);
    if (!owner) throw malformed('file_type', 'is not a file type');
    if (owner.permission && !actor.permissions.has(owner.permission)) throw forbidden(owner.permission);
    const fileId = await owner.find(tx, path.owner_id);
    if (!fileId) throw notFound();
    await insertSecurityEvent(tx, nowOf(tx), {
      kind: 'download',
      operation: 'getDownload',
      entityId: path.owner_id,
      userId: actor.userId,
      requestId,
      address: request.ip,
      detail: path.file_type,
    });
    return { url: deps.files.url({ id: fileId }, actor.userId) };
  },
});
