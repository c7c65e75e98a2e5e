import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Counts the rows of the newest version.', children: <Button>Deliverable</Button> },
});

export const Permutations = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Counts the rows of the newest version.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

export const ByTouch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

export const ByPointer = meta.story({
  name: 'Stays while the pointer is on it, and closes with Escape wherever the focus is',
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.hover(await screen.findByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const Placed = meta.story({
  name: 'Opens on the side that placement names',
  args: { placement: 'bottom' },
  render: (args) => (
    <div style={{ paddingBlock: 80 }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom),
    );
  },
});
