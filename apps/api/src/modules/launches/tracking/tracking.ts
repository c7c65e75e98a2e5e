import { machineBehind } from '@mailroom/domain/responses/machines';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TrackingActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { suppress } from '../../audiences/audiences.commands.ts';
import { readClick, readLeave, readOpen, type Tracked } from './trackingToken.ts';
import { countClick, countLeave, countOpen } from './countResponses.repository.ts';
import { linkTarget, lockMessage, type TrackedMessage } from './tracking.repository.ts';
import { askPage, donePage, gonePage, lostPage } from './unsubscribePage.ts';

/** The smallest picture there is: one transparent dot. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('cross-origin-resource-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(html);
}

function actorFor({ accountId }: Tracked, requestId: string): TrackingActor {
  return {
    kind: 'tracking',
    accounts: [accountId],
    requestId,
  };
}

/** The machine that opened or clicked; null for a person. Nobody has a mail yet that the relay has not accepted. */
function machineOf({ headers }: FastifyRequest, { is_out: isOut }: TrackedMessage) {
  return machineBehind(headers) ?? (isOut ? null : 'early');
}

interface Parameters {
  Params: { token: string };
}

/**
 * Counts opens, clicks and unsubscribes. A forged token gets the same dot and the same page as a real one. Only a click
 * must tell them apart, because it leads somewhere. An unsubscribe with the name of a key that isn't ours is refused: the
 * name is in plain text, so that tells nobody anything, and a lost key must not look like an unsubscribe that worked.
 */
export function tracking(app: FastifyInstance, deps: Deps): void {
  const withMessage = <Result>(
    tracked: Tracked | null,
    requestId: string,
    work: (tx: Tx, message: TrackedMessage) => Promise<Result>,
  ): Promise<Result | undefined> =>
    tracked === null
      ? Promise.resolve(undefined)
      : deps.withActor(actorFor(tracked, requestId), 'write', async (tx) => {
          const message = await lockMessage(tx, tracked);
          return message && work(tx, message);
        });

  // Programs ask by HEAD for a picture or where a link leads; they get the answer and are not counted.
  app.route<Parameters>({
    method: ['GET', 'HEAD'],
    url: '/o/:token',
    handler: async (request, reply) => {
      const { params, id, method } = request;
      if (method === 'GET')
        await withMessage(readOpen(deps, params.token.replace(/\.gif$/, '')), id, (tx, message) =>
          countOpen(tx, message, machineOf(request, message)),
        );
      return reply
        .type('image/gif')
        .header('cache-control', 'no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(dot);
    },
  });

  app.route<Parameters>({
    method: ['GET', 'HEAD'],
    url: '/c/:token',
    handler: async (request, reply) => {
      const { params, id, method } = request;
      const tracked = readClick(deps, params.token);
      const target = await withMessage(tracked, id, async (tx, message) => {
        const linkId = tracked?.linkId ?? 0;
        const url = await linkTarget(tx, message, linkId);
        if (url !== undefined && method === 'GET') await countClick(tx, message, linkId, machineOf(request, message));
        return url;
      });
      if (target === undefined) return sendPage(reply, 404, gonePage);
      return reply.redirect(target, 302);
    },
  });

  // The form's button and RFC 8058's one click post different bodies with the same meaning, so the body isn't read.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, undefined),
  );
  app.get<Parameters>('/u/:token', async ({ params }, reply) =>
    deps.secrets.mayHaveSigned(params.token) ? sendPage(reply, 200, askPage) : sendPage(reply, 404, lostPage),
  );
  app.post<Parameters>('/u/:token', { bodyLimit: 16 * 1024 }, async ({ params, id }, reply) => {
    if (!deps.secrets.mayHaveSigned(params.token)) return sendPage(reply, 404, lostPage);
    await withMessage(readLeave(deps, params.token), id, async (tx, message) => {
      if (message.email !== null)
        await suppress(tx, { accountId: message.account_id, advertiserId: null, email: message.email });
      await countLeave(tx, message);
    });
    return sendPage(reply, 200, donePage);
  });
}
