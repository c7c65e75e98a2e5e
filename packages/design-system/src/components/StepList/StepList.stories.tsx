import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { StepList } from './StepList.tsx';

const meta = preview.meta({ title: 'Messages/StepList', component: StepList });

export const Permutations = meta.story({
  render: () => (
    <StepList
      label="New audience"
      steps={[
        { id: 'file', label: 'File', state: 'done', href: '#file' },
        { id: 'columns', label: 'Columns', state: 'done' },
        { id: 'sample', label: 'Sample', state: 'error', note: '2 findings' },
        { id: 'import', label: 'Import', state: 'current' },
        { id: 'ready', label: 'Ready', state: 'todo' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'New audience' })).toBeVisible();
    await expect(canvas.getByText('Import').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('(failed)').closest('li')).toHaveTextContent('Sample(failed)2 findings');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'File' })).toHaveFocus();
  },
});
