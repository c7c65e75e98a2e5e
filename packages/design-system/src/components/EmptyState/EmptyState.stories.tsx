import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({ title: 'Messages/EmptyState', component: EmptyState });

export const Permutations = meta.story({
  render: () => (
    <Card>
      <EmptyState title="No order starts within 14 days." action={<Button>Clear the filter</Button>}>
        38 orders start later.
      </EmptyState>
    </Card>
  ),
});
