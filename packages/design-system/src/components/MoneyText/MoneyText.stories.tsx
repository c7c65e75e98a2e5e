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

/** The amount is in the smallest unit of its currency: yen have no decimals, dinars three. */
export const OtherDecimals = meta.story({
  render: () => (
    <>
      <MoneyText cents={1250} currency="JPY" /> <MoneyText cents={1250} currency="KWD" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥1,250')).toBeVisible();
    await expect(canvas.getByText(/^KWD\s1\.250$/)).toBeVisible();
  },
});
