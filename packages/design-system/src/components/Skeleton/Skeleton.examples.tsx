import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

export const Good = () => (
  <Card title="Sender">
    <Skeleton lines={3} />
  </Card>
);

export const Bad = () => <Skeleton lines={1} />;
