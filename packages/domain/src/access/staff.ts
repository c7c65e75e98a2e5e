import { can, type Held } from './can.ts';
import type { Permission } from './permissions.ts';

/** Everybody who works on campaigns has at least one of these. People who only view them, such as a client, have none. */
export const STAFF_PERMISSIONS = [
  'can_update_creative',
  'can_update_audience',
  'can_update_order',
  'can_update_account',
] as const satisfies readonly Permission[];

/** Whether somebody works on campaigns. */
export function isStaff(held: Held): boolean {
  return can(held, ...STAFF_PERMISSIONS);
}
