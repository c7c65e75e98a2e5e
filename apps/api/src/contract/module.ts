import type { FastifyInstance } from 'fastify';
import type { HandlerMap } from './handlers.ts';
import type { SignIn } from './signIn.ts';
import type { Deps } from '../platform/deps.ts';
import type { FactListener } from '../platform/facts/registry.ts';
import type { FileOwner } from '../platform/files/owners.ts';
import type { KeyProof } from '../platform/secrets/keyProof.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import type { InboundRoute } from '../platform/mail/inbound.ts';
import type { Gauge } from '../platform/telemetry/gauge.ts';
import type { UseFinder } from '../platform/uses/registry.ts';

/** Routes on another origin (creative host, tracking): outside the contracts, without bearer unless a route asks. */
export type OriginRoutes = (app: FastifyInstance, deps: Deps, signIn: SignIn) => void;

export interface Module {
  name: string;
  handlers?: HandlerMap;
  jobs?: readonly JobHandler[];
  facts?: readonly FactListener[];
  uses?: readonly UseFinder[];
  files?: readonly FileOwner[];
  keyProofs?: readonly KeyProof[];
  gauges?: readonly Gauge[];
  creativeHost?: OriginRoutes;
  tracking?: OriginRoutes;
  /** Takes mail that comes in; undefined where the settings name no address for it. At most one module does. */
  inbound?: (deps: Deps) => InboundRoute | undefined;
}
