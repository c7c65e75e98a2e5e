import { can, type Held } from './can.ts';

/**
 * Whether somebody may change a part of campaigns. It doesn't tell staff from account users, because a client may be let
 * change their own creatives: the role says that.
 */
export function worksOnCampaigns(held: Held): boolean {
  return can(held, 'can_update_creative', 'can_update_audience', 'can_update_order', 'can_update_account');
}
