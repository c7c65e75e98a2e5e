import type { FastifyInstance } from 'fastify';
import { download } from '../../contract/answer.ts';
import { notFound } from '../../errors.ts';
import { systemActor } from '../../platform/database/actor.ts';
import { keptFile } from '../../platform/files/files.reads.ts';
import type { Deps } from '../../platform/deps.ts';

/** Serves `/f/{ticket}` on the creative host: a stored file as attachment, until its ticket expires. */
export function serveFiles(app: FastifyInstance, { secrets, clock, withActor, files }: Deps): void {
  app.get<{ Params: { ticket: string } }>('/f/:ticket', async (request, reply) => {
    const id = secrets.verify('download', request.params.ticket, clock.now())?.['file'];
    if (typeof id !== 'number') throw notFound();
    const file = await withActor(systemActor(request.id), 'read', (tx) => keptFile(tx, id));
    if (!file) throw notFound();
    const { headers, body } = download(file.name, file.content_type, await files.read(file.key));
    return reply
      .headers({ ...headers, 'content-length': file.size, 'content-security-policy': "sandbox; default-src 'none'" })
      .send(body);
  });
}
