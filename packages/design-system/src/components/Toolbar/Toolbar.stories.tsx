import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = preview.meta({
  title: 'Layout/Toolbar',
  component: Toolbar,
  args: {
    children: (
      <>
        <SearchInput label="Search orders" placeholder="Search orders" value="" onValueChange={fn()} />
        <Button>Filters</Button>
      </>
    ),
    end: <Button variant="quiet">Columns</Button>,
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <Toolbar {...args} />
      <Toolbar>
        <Button>Nothing at the end</Button>
      </Toolbar>
      <Toolbar end={<Button variant="primary">Add order</Button>}>
        <Text tone="muted">120 orders</Text>
      </Toolbar>
    </Stack>
  ),
});

export const Sticky = meta.story({
  name: 'Stays in sight below a long form',
  render: () => (
    <Stack>
      <div style={{ blockSize: 2000 }} />
      <input aria-label="Last field" />
      <Toolbar isSticky end={<Button variant="primary">Save</Button>}>
        <Text tone="muted">3 changes not saved</Text>
      </Toolbar>
    </Stack>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    await expect(canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
    // A field that takes the focus is never behind the bar.
    const field = canvas.getByRole('textbox', { name: 'Last field' });
    field.focus();
    const save = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.top);
  },
});

export const Narrow = meta.story({
  name: 'Wraps onto a second line at 320 px',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('div')?.getBoundingClientRect();
    for (const name of ['Filters', 'Columns'])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().right).toBeLessThanOrEqual(
        frame?.right ?? 0,
      );
  },
});
