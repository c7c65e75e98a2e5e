import { canAll, type Needs } from '@mailroom/domain/access/can';
import { permissions } from '@mailroom/domain/access/permissions';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { countRows } from '../../platform/list/counts.reads.ts';
import type { StatusCounts } from '../../platform/list/statusCounts.reads.ts';
import { accounts, advertisers, groupsResource, rolesResource, usersResource } from '../accounts/accounts.reads.ts';
import { suppressions } from '../audiences/audiences.reads.ts';
import { products } from '../orders/orders.reads.ts';
import { tasksFor } from '../tasks/tasks.reads.ts';

type Place =
  | 'people'
  | 'suppressions'
  | 'creatives'
  | 'orders'
  | 'destinations'
  | 'accounts'
  | 'users'
  | 'roles'
  | 'groups'
  | 'permissions'
  | 'advertisers'
  | 'tasks'
  | 'to_do'
  | 'my_tasks';

interface Counts {
  audience: StatusCounts;
  creative: StatusCounts;
  install: StatusCounts;
}

function sum(counts: StatusCounts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/** How long each list of the navigation is when it is opened; only those that the caller may open. */
export async function placesOf(tx: Tx, actor: UserActor, counts: Counts, accountId: number | undefined) {
  const ofAccount = accountId === undefined ? {} : { account_id: [String(accountId)] };
  const tasks = tasksFor(actor);
  const mine = { assignee_id: [String(actor.userId)] };
  const places: readonly { place: Place; needs?: Needs; count: () => Promise<number> | number }[] = [
    { place: 'people', needs: [['can_view_audience']], count: () => sum(counts.audience) },
    { place: 'suppressions', needs: [['can_view_audience']], count: () => countRows(tx, suppressions, ofAccount) },
    { place: 'creatives', needs: [['can_view_creative']], count: () => sum(counts.creative) },
    {
      place: 'orders',
      needs: [['can_view_product']],
      count: () => countRows(tx, products, { ...ofAccount, group: ['ahead'] }),
    },
    { place: 'destinations', needs: [['view_install']], count: () => sum(counts.install) },
    { place: 'accounts', needs: [['can_view_account']], count: () => countRows(tx, accounts) },
    { place: 'users', needs: [['can_view_user']], count: () => countRows(tx, usersResource) },
    { place: 'roles', needs: [['can_view_role']], count: () => countRows(tx, rolesResource) },
    { place: 'groups', needs: [['can_view_role']], count: () => countRows(tx, groupsResource) },
    { place: 'permissions', needs: [['can_view_role'], ['can_view_permissions']], count: () => permissions.length },
    { place: 'advertisers', needs: [['can_view_advertiser']], count: () => countRows(tx, advertisers, ofAccount) },
    { place: 'tasks', count: () => countRows(tx, tasks, { ...ofAccount, open: ['true'] }) },
    { place: 'to_do', count: () => countRows(tx, tasks, { ...ofAccount, to_do: ['true'] }) },
    { place: 'my_tasks', count: () => countRows(tx, tasks, { ...ofAccount, ...mine, open: ['true'] }) },
  ];
  const found: { place: Place; count: number }[] = [];
  for (const { place, needs, count } of places)
    if (needs === undefined || canAll(actor.permissions, needs)) found.push({ place, count: await count() });
  return found;
}
