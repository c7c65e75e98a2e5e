import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MoneyText } from './MoneyText.tsx';

const meta = preview.meta({
  title: 'Data/MoneyText',
  component: MoneyText,
  args: { cents: 1_234_500, currency: 'USD' },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', inlineSize: 160 }}>
      <MoneyText {...args} />
      <MoneyText cents={99} currency="EUR" />
      <MoneyText cents={-2_050} currency="CHF" tone="danger" />
      <MoneyText cents={null} currency="USD" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12,345.00')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'none' })).toHaveTextContent('—');
  },
});
