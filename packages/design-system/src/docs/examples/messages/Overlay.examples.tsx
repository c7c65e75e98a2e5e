import { Card } from '../../../components/Card/Card.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';

export function Good() {
  return (
    <Overlay isActive label="Saving the order">
      <Card title="Order 1,204">Members’ evening</Card>
    </Overlay>
  );
}

export function Bad() {
  return (
    <Overlay isActive label="Loading">
      <Card>Loading…</Card>
    </Overlay>
  );
}
