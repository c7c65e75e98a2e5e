import { Button } from '@mailroom/design-system';
import { useCan } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';

export function AddOrderButton() {
  const add = useCan('can_add_order');
  return add.can ? (
    <Button variant="primary" href={paths.orderManagement.addOrder}>
      Add order
    </Button>
  ) : null;
}
