import type { FastifyInstance } from 'fastify';
import type { HandlerMap } from '../contract/handlers.ts';
import type { Deps } from './deps.ts';
import type { FactListener } from './facts/registry.ts';
import type { AnyJob } from './jobs/job.ts';
import type { UseFinder } from './uses/registry.ts';

/** Routes on another origin (creative host, tracking): outside the contracts, without bearer. */
export type OriginRoutes = (app: FastifyInstance, deps: Deps) => void;

export type Module = {
  name: string;
  handlers?: HandlerMap;
  jobs?: readonly AnyJob[];
  facts?: readonly FactListener[];
  uses?: readonly UseFinder[];
  creativeHost?: OriginRoutes;
  tracking?: OriginRoutes;
};
