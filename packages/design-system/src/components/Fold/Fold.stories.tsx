import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Fold } from './Fold.tsx';

const meta = preview.meta({
  title: 'Layout/Fold',
  component: Fold,
  args: { title: 'Engine log', note: '5 steps', children: 'Build, proof, go-ahead, deploy, report.' },
});

export const Permutations = meta.story({
  render: (args) => (
    <Card title="Process">
      <Stack>
        <Fold {...args} />
        <Fold {...args} startsOpen />
        <Fold {...args} isSmallOnly title="Folds on small screens only" />
        <Fold {...args} note={undefined} title={`A_title_${'without_a_place_to_break_'.repeat(8)}`} />
      </Stack>
    </Card>
  ),
});

/** A press on the line opens and closes it. */
export const Opens = meta.story({
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText(/^Build, proof/);
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: 'Engine log' }));
    await expect(content).toBeVisible();
    await userEvent.click(canvas.getByText('5 steps'));
    await expect(content).not.toBeVisible();
  },
});

/** An accordion: of the folds with one name, one is open. */
export const OneOfAGroup = meta.story({
  render: () => (
    <Stack>
      <Fold group="questions" title="When does it leave?" startsOpen>
        On Monday.
      </Fold>
      <Fold group="questions" title="Who gets it?">
        Everybody on the list.
      </Fold>
      <Fold title="Another one">It stays as it is.</Fold>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Another one'));
    await userEvent.click(canvas.getByText('Who gets it?'));
    await expect(canvas.getByText('Everybody on the list.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('On Monday.')).not.toBeVisible());
    await expect(canvas.getByText('It stays as it is.')).toBeVisible();
  },
});

/** In a wide window nothing of it can be pressed. */
export const SmallOnly = meta.story({
  args: { isSmallOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Build, proof/)).toBeVisible();
    await expect(canvasElement.querySelector('summary')).toBeNull();
  },
});

export const SmallOnlyOnAPhone = meta.story({
  args: { isSmallOnly: true },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Build, proof/)).not.toBeVisible();
    await expect(canvas.getByText('5 steps')).toBeVisible();
  },
});
