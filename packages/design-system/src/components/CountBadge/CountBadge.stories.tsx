import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = preview.meta({ title: 'Status/CountBadge', component: CountBadge });

export const Permutations = meta.story({
  render: () => (
    <Stack direction="row" gap={8}>
      <CountBadge count={4} label="open tasks" tone="danger" />
      <CountBadge count={31} label="tasks" />
      <CountBadge count={12_408} label="rows" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '12,408 rows' })).toHaveTextContent('999+');
  },
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({ tags: ['!test'], args: { count: 4, label: 'open tasks' } });

/** Above its maximum it shows '99+', but screen readers get the exact count. */
export const AboveItsMost = meta.story({
  args: { count: 12, label: 'drafts', max: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '12 drafts' })).toHaveTextContent('9+');
  },
});
