import type { FastifyInstance } from 'fastify';
import { download } from '../../contract/answer.ts';
import { notFound } from '../../errors.ts';
import { systemActor } from '../../platform/database/actor.ts';
import { keptFile } from '../../platform/files/files.reads.ts';
import type { Deps } from '../../platform/deps.ts';
import { whileAllowed } from '../../contract/whileAllowed.ts';
import { mayStillSee } from '../accounts/accounts.reads.ts';

/**
 * Serves `/f/{ticket}` on the creative host: a stored file as attachment, until its ticket expires or its user may no
 * longer see the record that owns the file.
 */
export function serveFiles(app: FastifyInstance, { secrets, clock, withActor, files }: Deps): void {
  app.get<{ Params: { ticket: string } }>('/f/:ticket', async (request, reply) => {
    const { file: id, user } = secrets.verify('download', request.params.ticket, clock.now()) ?? {};
    if (typeof id !== 'number' || typeof user !== 'number') throw notFound();
    const allowedFile = () =>
      withActor(systemActor(request.id), 'read', async (tx) => {
        const file = await keptFile(tx, id);
        const permission = files.owner(file?.kind ?? '')?.permission ?? null;
        return file && (await mayStillSee(tx, user, { accountId: file.account_id, permission })) ? file : undefined;
      });
    const file = await allowedFile();
    if (!file) throw notFound();
    const bytes = whileAllowed(await files.read(file.key), async () => (await allowedFile()) !== undefined);
    const { headers, body } = download(file.name, file.content_type, bytes);
    return reply
      .headers({ ...headers, 'content-length': file.size, 'content-security-policy': "sandbox; default-src 'none'" })
      .send(body);
  });
}
