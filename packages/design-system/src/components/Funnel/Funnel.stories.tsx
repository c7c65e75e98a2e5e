import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Funnel } from './Funnel.tsx';

const meta = preview.meta({ title: 'Data/Funnel', component: Funnel });

export const Permutations = meta.story({
  render: () => (
    <Card title="From the file to the inbox">
      <Funnel
        steps={[
          { id: 'rows', label: 'Rows in the file', value: 43_118, kind: 'total' },
          { id: 'rejected', label: 'Rejected', value: 912, kind: 'loss', tone: 'danger' },
          { id: 'duplicates', label: 'Duplicates', value: 0, kind: 'loss' },
          { id: 'suppressed', label: 'Suppressed', value: 1, kind: 'loss' },
          { id: 'deliverable', label: 'Deliverable', value: 42_205, kind: 'result' },
        ]}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−912')).toBeVisible();
  },
});
