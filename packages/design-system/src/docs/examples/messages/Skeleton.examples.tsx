import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';

export const Good = () => (
  <Card title="Sender">
    <Skeleton lines={3} />
  </Card>
);

export const Bad = () => <Skeleton lines={1} />;
