import type { FastifyInstance } from 'fastify';
import { download } from '../../contract/answer.ts';
import { notFound } from '../../errors.ts';
import { systemActor } from '../../platform/database/actor.ts';
import type { Deps } from '../../platform/deps.ts';

/** `/f/{ticket}` on the creative host: a stored file as attachment, for as long as its ticket lives. */
export const serveFiles = (app: FastifyInstance, { secrets, clock, withActor, files }: Deps): void => {
  app.get<{ Params: { ticket: string } }>('/f/:ticket', async (request, reply) => {
    const id = secrets.verify('download', request.params.ticket, clock.now())?.['file'];
    if (typeof id !== 'number') throw notFound();
    const file = await withActor(systemActor(request.id), 'read', (tx) =>
      tx
        .selectFrom('file')
        .select(['key', 'name', 'content_type', 'size'])
        .where('id', '=', id)
        .where('state', '=', 'kept')
        .executeTakeFirst(),
    );
    if (!file) throw notFound();
    const { headers, body } = download(file.name, file.content_type, await files.read(file.key));
    return reply
      .headers({ ...headers, 'content-length': file.size, 'content-security-policy': "sandbox; default-src 'none'" })
      .send(body);
  });
};
