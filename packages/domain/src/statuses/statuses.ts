import { actionStatuses, taskStatuses } from './workStatuses.ts';
import { audienceStatuses } from './audienceStatuses.ts';
import { creativeStatuses } from './creativeStatuses.ts';
import { productAttentions } from './productAttentions.ts';
import { productStatuses } from './productStatuses.ts';
import { accountStatuses, severities, userStatuses } from './recordStatuses.ts';
import type { StatusEvent, StatusRow } from './statusShape.ts';

/** The one registry: types, contract enums, database checks, badges, stories and transition tests come from it. */
export const statuses = {
  product: productStatuses,
  creative: creativeStatuses,
  audience: audienceStatuses,
  action: actionStatuses,
  severity: severities,
  account: accountStatuses,
  user: userStatuses,
  task: taskStatuses,
} as const satisfies Record<string, readonly StatusRow[]>;

export type StatusKind = keyof typeof statuses;
export type StatusCode<K extends StatusKind> = (typeof statuses)[K][number]['code'];

export const statusKinds = Object.keys(statuses) as StatusKind[];

/** The labels of a kind in the registry's order, as contract enums and database checks hold them. */
export function statusCodes<K extends StatusKind>(kind: K): readonly StatusCode<K>[] {
  return statuses[kind].map((row) => row.code);
}

export function isStatus<K extends StatusKind>(kind: K, code: string): code is StatusCode<K> {
  return statuses[kind].some((row) => row.code === code);
}

export function statusRow<K extends StatusKind>(kind: K, code: StatusCode<K>): StatusRow {
  const rows: readonly StatusRow[] = statuses[kind];
  const row = rows.find((candidate) => candidate.code === code);
  // A label outside the registry can only come from a cast; going on would show a badge that means nothing.
  if (row === undefined) throw new Error(`There is no ${kind} status '${code}'`);
  return row;
}

export interface StatusState<K extends StatusKind> {
  readonly status: StatusCode<K>;
  /** Stored with Needs Attention after a launch; the ways out depend on both. */
  readonly attention?: string | null;
  /** The facts that events ask for in `when`, as far as they hold. */
  readonly facts?: readonly string[];
}

/** The events the registry has for a state, whether or not their further facts hold. */
export function eventsOf<K extends StatusKind>(kind: K, state: StatusState<K>): readonly StatusEvent[] {
  const attention = kind === 'product' ? productAttentions.find(({ code }) => code === state.attention) : undefined;
  return attention && state.status === 'Needs Attention' ? attention.events : statusRow(kind, state.status).events;
}

/** The event as the registry has it, if it is legal in this state; its `to` holds every status it may lead to. */
export function transition<K extends StatusKind>(
  kind: K,
  state: StatusState<K>,
  event: string,
): StatusEvent | undefined {
  const facts = state.facts ?? [];
  return eventsOf(kind, state).find(
    (candidate) => candidate.event === event && (candidate.when ?? []).every((fact) => facts.includes(fact)),
  );
}
