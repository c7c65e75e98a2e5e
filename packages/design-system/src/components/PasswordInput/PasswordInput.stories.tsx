import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', defaultValue: 'sorting room', autoComplete: 'off' },
});

export const Permutations = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
});
