import type { FastifyInstance } from 'fastify';
import { unauthorized } from '../../errors.ts';
import type { Deps } from '../deps.ts';
import { revokeSession } from './revoke.ts';
import type { VerifyLogout } from './token.ts';

/**
 * OpenID Connect back-channel logout: the issuer reports that a session, or every session of a subject, has ended. Outside the
 * contract, because the issuer calls it in the form that the standard defines.
 */
export function serveBackchannelLogout(app: FastifyInstance, deps: Deps, verify: VerifyLogout): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post('/api/v2/me/backchannel-logout', async (request, reply) => {
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
      if (!token) throw unauthorized();
      const ended = await verify(token);
      await revokeSession(deps.withActor, ended, deps.clock.now(), request.id);
      return reply.code(200).send();
    });
  });
}
