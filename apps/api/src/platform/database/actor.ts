import type { Permission } from '@mailroom/domain/permissions';

/** A signed-in person with their access at the start of the call. Nothing is cached between calls. */
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
  /** When the bearer token expires. Streams close at that time. */
  expiresAt: Date;
};

/** A job works for the account in its data and sees no other account. */
export type JobActor = { kind: 'job'; accounts: readonly number[]; job: string; requestId: string };

/** A call to the tracking host, for the account that its signed token names. */
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
