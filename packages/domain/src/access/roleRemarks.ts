import { worksOnCampaigns } from './campaignWork.ts';
import { can } from './can.ts';

/** Whether one person could both launch a product and give its go-ahead, so that nobody else looks at it before it goes out. */
export function launchesAndConfirms(held: ReadonlySet<string>): boolean {
  return can(held, 'can_launch_product') && can(held, 'can_confirm_product');
}

/**
 * Says where a role's people and its permissions seldom go together: account users who may change campaigns, or staff who
 * may change none. Undefined where they do, and for a role without any permission.
 */
export function unusualPeople(
  held: ReadonlySet<string>,
  isStaff: boolean,
): 'clients_change' | 'staff_views' | undefined {
  if (held.size === 0 || worksOnCampaigns(held) === isStaff) return undefined;
  return isStaff ? 'staff_views' : 'clients_change';
}

export interface ComparedRole {
  readonly id: number;
  readonly name: string;
  readonly held: ReadonlySet<string>;
}

export interface CloseRole<Role extends ComparedRole> {
  readonly role: Role;
  /** How many permissions both have. */
  readonly shared: number;
  /** How many the other role lacks. */
  readonly more: number;
  /** How many only the other role has. */
  readonly fewer: number;
}

/** How much of what two roles allow together both must allow to be called close: three quarters. */
const CLOSE = 0.75;

/** The role that allows most nearly the same as these permissions; undefined when none is close. */
export function closestRole<Role extends ComparedRole>(
  held: ReadonlySet<string>,
  roles: readonly Role[],
): CloseRole<Role> | undefined {
  const close = roles
    .map((role) => {
      const shared = [...held].filter((name) => role.held.has(name)).length;
      return { role, shared, more: held.size - shared, fewer: role.held.size - shared };
    })
    .filter(({ shared, more, fewer }) => shared > 0 && shared / (shared + more + fewer) >= CLOSE);
  return close.toSorted((one, other) => one.more + one.fewer - (other.more + other.fewer))[0];
}
