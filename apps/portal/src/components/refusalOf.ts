import type { V1Schemas } from '@mailroom/api-client';

/** A row with what the server allows or refuses on it. */
export interface Acted {
  readonly actions: readonly Pick<V1Schemas['Action'], 'name' | 'reason'>[];
}

/** Why the server refuses an action on a row, as a property of the row's button; nothing where it allows it. */
export function refusalOf(row: Acted, action: string) {
  const reason = row.actions.find(({ name }) => name === action)?.reason;
  return reason ? { disabledReason: reason } : {};
}
