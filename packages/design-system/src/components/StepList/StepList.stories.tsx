import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Step } from './step.ts';
import { StepList } from './StepList.tsx';

const meta = preview.meta({ title: 'Messages/StepList', component: StepList });

const LAUNCH: Step[] = [
  { id: 'check', label: 'Check', state: 'done', at: '2026-11-21T09:00:00Z', note: 'R. Almeida', href: '#check' },
  { id: 'proof', label: 'Proof', state: 'skipped', reason: 'The account needs no proof.' },
  {
    id: 'build',
    label: 'Build',
    state: 'error',
    at: '2026-11-21T09:12:00Z',
    reason: 'The destination refused 2 of 3 files.',
    details: (
      <StepList
        label="Files"
        layout="column"
        steps={[
          { id: '1', label: 'north.csv', state: 'done' },
          { id: '2', label: 'south.csv', state: 'error', reason: 'No such folder.' },
        ]}
      />
    ),
  },
  { id: 'go', label: 'Go-ahead', state: 'waiting', reason: 'Dunia Okafor has to confirm.', details: 'Asked twice.' },
  { id: 'send', label: 'Sending', state: 'todo', at: '2026-11-22T08:00:00Z' },
];

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
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
      <StepList label="Launch" layout="column" steps={LAUNCH} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'New audience' })).toBeVisible();
    await expect(canvas.getByText('Import').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Sample').closest('li')).toHaveTextContent('Sample(failed)2 findings');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'File' })).toHaveFocus();
  },
});

/** When no step is 'current', the first that failed or waits is marked as the current one. */
export const TellsWhyItStands = meta.story({
  render: () => <StepList label="Launch" layout="column" steps={LAUNCH} />,
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Launch' }));
    const here = list.getAllByRole('listitem', { current: 'step' });
    await expect(here[0]).toHaveTextContent('Build(failed)11/21/2026');
    await expect(here[0]).toHaveTextContent('The destination refused 2 of 3 files.');
    // The details of the failed step are open. Those of the waiting step open by keyboard.
    await expect(list.getByRole('list', { name: 'Files' })).toBeVisible();
    await expect(list.getByText('Asked twice.')).not.toBeVisible();
    const names = ['Check', 'Details of Build', 'Details of Go-ahead'];
    for (const name of names) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.click(list.getByText('Details', { selector: '[aria-label="Details of Go-ahead"]' }));
    await expect(list.getByText('Asked twice.')).toBeVisible();
  },
});

/** Only for the controls, so nothing is checked. */
export const Playground = meta.story({ tags: ['!test'], args: { label: 'Launch', steps: LAUNCH } });
