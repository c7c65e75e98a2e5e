import type { Permission } from '@mailroom/domain/access/permissions';
import type { TestApp } from '../app.ts';
import { readyProduct } from '../orders.ts';

interface Access {
  permissions: readonly Permission[];
  isStaff?: boolean;
}

const CLIENT: Access = {
  permissions: ['can_view_order', 'can_view_product', 'can_confirm_product', 'can_view_report'],
};
export const STAFF: Access = { permissions: [...CLIENT.permissions, 'can_update_order'], isStaff: true };

/** A note that no client sees. */
export const INTERNAL = { body: 'They pay late', is_internal: true };

export async function person(app: TestApp, accountId: number, access: Access, firstName = 'Mika') {
  const user = await app.user({ accounts: [accountId], ...access, firstName, lastName: 'Berg' });
  return { user, as: app.as(user) };
}

export type Person = Awaited<ReturnType<typeof person>>;

/** A product with a person of the house and one of the client, and the address of its notes. */
export async function desk(app: TestApp) {
  const campaign = await readyProduct(app);
  const { accountId, productId } = campaign;
  return {
    ...campaign,
    url: `/api/v2/product/${productId}/notes`,
    planner: await person(app, accountId, STAFF, 'Noor'),
    client: await person(app, accountId, CLIENT, 'Ines'),
  };
}
