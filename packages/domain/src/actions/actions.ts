import type { Held, Needs } from '../access/can.ts';
import { refusalInWords } from '../access/refusals.ts';

/** An action on a record. The server sends the list with every record, and the portal's buttons only show it. */
export interface Action {
  readonly name: string;
  readonly allowed: boolean;
  /** Why the action isn't allowed, in words; null when it is. */
  readonly reason: string | null;
  /** The permissions the action needs; null when any signed-in user may do it. */
  readonly permission: string | null;
  readonly confirm_text: string | null;
  /** When the offer ends, in ISO 8601. Absent when it has no end of its own. */
  readonly until?: string;
}

interface ActionParts {
  readonly needs: Needs;
  /** Why the record's state rules the action out. A missing permission is reported before it. */
  readonly obstacle?: string | undefined;
  readonly confirm?: string | undefined;
  readonly until?: Date | null | undefined;
}

export function toAction(name: string, held: Held, { needs, obstacle, confirm, until }: ActionParts): Action {
  const reason = refusalInWords(held, needs) ?? obstacle ?? null;
  return {
    name,
    allowed: reason === null,
    reason,
    permission: needs.map((anyOf) => anyOf.join(' or ')).join(' and ') || null,
    confirm_text: confirm ?? null,
    ...(until && { until: until.toISOString() }),
  };
}
