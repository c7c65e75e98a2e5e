import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';

export function Good() {
  return (
    <EmptyState title="No orders yet" action={<Button variant="primary">Add order</Button>}>
      Orders of this account stand here.
    </EmptyState>
  );
}

export function Bad() {
  return <EmptyState title="Oh, it’s lonely in here!" />;
}
