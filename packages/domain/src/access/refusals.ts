import { can, type Held, type Needs } from './can.ts';
import { whoMay, type Permission } from './permissions.ts';

/** Says in people's words who can do what somebody may not; undefined when nothing is missing. */
export function refusalInWords(held: Held, needs: Needs): string | undefined {
  const [permission] = needs.find((anyOf) => !can(held, ...anyOf)) ?? [];
  return permission && (whoMay(permission) ?? 'An administrator can give you access to this');
}

/** The requirement behind an action, which names it as 'can_view_order and can_view_report or can_view_product'. */
export function needsOfAction(permission: string | null): Needs {
  return (permission?.split(' and ') ?? []).map((anyOf) => anyOf.split(' or ') as Permission[]);
}
