import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HandlerMap } from '../contract/handlers.ts';
import type { UserActor } from './database/actor.ts';
import type { Deps } from './deps.ts';
import type { FactListener } from './facts/registry.ts';
import type { JobHandler } from './jobs/job.ts';
import type { UseFinder } from './uses/registry.ts';

/** Who the bearer of a request is; throws 401. Sets `request.actor`. */
export type SignIn = (request: FastifyRequest) => Promise<UserActor>;

/** Routes on another origin (creative host, tracking): outside the contracts, without bearer unless a route asks. */
export type OriginRoutes = (app: FastifyInstance, deps: Deps, signIn: SignIn) => void;

export type Module = {
  name: string;
  handlers?: HandlerMap;
  jobs?: readonly JobHandler[];
  facts?: readonly FactListener[];
  uses?: readonly UseFinder[];
  creativeHost?: OriginRoutes;
  tracking?: OriginRoutes;
};
