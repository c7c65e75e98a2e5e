import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Messages/Skeleton', component: Skeleton });

export const Permutations = meta.story({
  render: () => (
    <Card title="Loading">
      <Skeleton lines={4} />
    </Card>
  ),
});
