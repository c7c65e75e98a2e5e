import type { Permission } from '@mailroom/domain/permissions';

/** A signed-in person, with what was true of them when the call came in. Nothing of it is cached between calls. */
export type UserActor = {
  kind: 'user';
  userId: number;
  accounts: readonly number[];
  superAdmin: boolean;
  permissions: ReadonlySet<Permission>;
  requestId: string;
  subject: string;
  sessionId?: string;
  issuedAt: Date;
  /** When the bearer token ends: streams close then. */
  expiresAt: Date;
};

/** A job works for the account of its data and sees no other. */
export type JobActor = { kind: 'job'; accounts: readonly number[]; job: string; requestId: string };

/** A call to the tracking host, for the account its signed token names. */
export type TrackingActor = { kind: 'tracking'; accounts: readonly number[]; requestId: string };

/** Timers and sweepers that must see all accounts. */
export type SystemActor = { kind: 'system'; requestId: string };

export type Actor = UserActor | JobActor | TrackingActor | SystemActor;

/** Whether the actor reads and writes beyond a list of accounts. */
export const seesAll = (actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && actor.superAdmin);

export const accountsOf = (actor: Actor): readonly number[] => (actor.kind === 'system' ? [] : actor.accounts);

export const userOf = (actor: Actor): number | undefined => (actor.kind === 'user' ? actor.userId : undefined);

export const systemActor = (requestId: string): SystemActor => ({ kind: 'system', requestId });

export const jobActor = (job: string, accountId: number, requestId: string): JobActor => ({
  kind: 'job',
  accounts: [accountId],
  job,
  requestId,
});
