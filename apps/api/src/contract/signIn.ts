import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../platform/auth/bearer.ts';
import type { LoadUser } from '../platform/auth/loadUser.ts';
import type { VerifyToken } from '../platform/auth/token.ts';
import type { UserActor } from '../platform/database/actor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: UserActor | undefined;
  }
}

/** Signs in the request by its bearer token and sets `request.actor`; throws 401. */
export type SignIn = (request: FastifyRequest) => Promise<UserActor>;

export function createSignIn(verifyToken: VerifyToken, loadUser: LoadUser): SignIn {
  return async (request) => {
    request.actor = await loadUser(await verifyToken(bearerOf(request.raw)), request.id);
    return request.actor;
  };
}
