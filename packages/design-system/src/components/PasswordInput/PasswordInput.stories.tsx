import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', defaultValue: 'sorting room', autoComplete: 'off' },
});

export const Permutations = meta.story({
  render: () => (
    <Stack style={{ maxInlineSize: 280 }}>
      <PasswordInput label="New password" autoComplete="off" hint="Twelve characters or more." isRequired />
      <PasswordInput label="Wrong" autoComplete="off" defaultValue="sorting" error="Five characters are missing." />
      <PasswordInput
        label="Secret key"
        autoComplete="off"
        defaultValue="sorting room"
        disabled
        reason="It is being rotated."
      />
    </Stack>
  ),
});

export const CanBeLookedAt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    input.focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});
