import type { Permission } from '@mailroom/domain/access/permissions';

/** A signed-in person with their access at the start of the call. Nothing is cached between calls. */
export interface UserActor {
  kind: 'user';
  userId: number;
  accounts: readonly number[];
  superAdmin: boolean;
  /** Whether the person's role is one for staff, who see what no account user sees. */
  isStaff: boolean;
  permissions: ReadonlySet<Permission>;
  requestId: string;
  subject: string;
  sessionId?: string;
  issuedAt: Date;
  /** When the bearer token expires. Streams close at that time. */
  expiresAt: Date;
}

/** A job works for the account in its data and sees no other account. */
export interface JobActor {
  kind: 'job';
  accounts: readonly number[];
  job: string;
  requestId: string;
}

/** A call to the tracking host, for the account that its signed token names. */
export interface TrackingActor {
  kind: 'tracking';
  accounts: readonly number[];
  requestId: string;
}

/** Timers and sweepers that must see all accounts. */
interface SystemActor {
  kind: 'system';
  requestId: string;
}

/** A person at the operator's shell, who runs a verb with the rights of the schema's owner. */
interface OperatorActor {
  kind: 'operator';
  verb: string;
  requestId: string;
}

export type Actor = UserActor | JobActor | TrackingActor | SystemActor | OperatorActor;

/** Whether the actor reads and writes beyond a list of accounts. */
export function seesAll(actor: Actor): boolean {
  return 'accounts' in actor ? actor.kind === 'user' && actor.superAdmin : true;
}

export function accountsOf(actor: Actor): readonly number[] {
  return 'accounts' in actor ? actor.accounts : [];
}

export function userOf(actor: Actor): number | undefined {
  return actor.kind === 'user' ? actor.userId : undefined;
}

export function systemActor(requestId: string): SystemActor {
  return { kind: 'system', requestId };
}

export function jobActor(job: string, accountId: number, requestId: string): JobActor {
  return {
    kind: 'job',
    accounts: [accountId],
    job,
    requestId,
  };
}
