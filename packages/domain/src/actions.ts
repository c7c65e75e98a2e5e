import { missingPermission } from './permissions.ts';
import type { Held, Needs } from './permissions.ts';

/** Something that can be done with a record, as every answer of the server carries it: buttons only show this. */
export interface Action {
  readonly name: string;
  readonly allowed: boolean;
  /** Why it isn't allowed, in words; null when it is. */
  readonly reason: string | null;
  /** The permissions it takes; null for what any signed-in user may do. */
  readonly permission: string | null;
  readonly confirm_text: string | null;
}

interface ActionParts {
  readonly needs: Needs;
  /** What is in the way, apart from permissions. */
  readonly obstacle?: string | undefined;
  readonly confirm?: string | undefined;
}

export function toAction(name: string, held: Held, { needs, obstacle, confirm }: ActionParts): Action {
  const reason = missingPermission(held, needs) ?? obstacle ?? null;
  return {
    name,
    allowed: reason === null,
    reason,
    permission: needs.map((anyOf) => anyOf.join(' or ')).join(' and ') || null,
    confirm_text: confirm ?? null,
  };
}
