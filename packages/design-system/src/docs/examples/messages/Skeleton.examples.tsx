import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';

export function Good() {
  return (
    <Card title="Sender">
      <Skeleton lines={3} />
    </Card>
  );
}

export function Bad() {
  return <Skeleton lines={1} />;
}
