import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({ title: 'Forms/Checkbox', component: Checkbox, args: { label: 'Send a proof first' } });

export const Permutations = meta.story({
  render: () => (
    <Stack gap={8}>
      <Checkbox label="Send a proof first" />
      <Checkbox label="Send a proof first" defaultValue hint="Goes to the six test seeds." />
      <Checkbox label="All 38 orders" isIndeterminate />
      <Checkbox label="I have read the findings" error="Confirm that you have read them." />
      <Checkbox label="Send a proof first" defaultValue disabled reason="The account asks for a proof." />
      <Checkbox label="Select order 10442" isLabelHidden />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All 38 orders' })).toBePartiallyChecked();
    const wrong = canvas.getByRole('checkbox', { name: 'I have read the findings' });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('Confirm that you have read them.');
    await expect(canvas.getByRole('checkbox', { name: 'Select order 10442' })).not.toBeChecked();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Send a proof first' })).toBeChecked();
  },
});

export const SaysWhyItIsDisabled = meta.story({
  args: { disabled: true, reason: 'The account asks for a proof.', defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('The account asks for a proof.');
  },
});
