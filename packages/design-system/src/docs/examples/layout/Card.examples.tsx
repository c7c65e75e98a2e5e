import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';

export function Good() {
  return (
    <Card title="Sender" actions={<Button size="small">Edit</Button>}>
      Northlight
    </Card>
  );
}

export function Bad() {
  return (
    <Card title="Order">
      <Card title="Sender">
        <Card title="Name">Northlight</Card>
      </Card>
    </Card>
  );
}
