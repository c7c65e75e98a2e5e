import preview from '../../../../../.storybook/preview.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { NumberText } from './NumberText.tsx';

const meta = preview.meta({
  title: 'Data/NumberText',
  component: NumberText,
  tags: ['autodocs'],
  args: { value: 250_000 },
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', inlineSize: 160 }}>
      <NumberText value={250_000} />
      <NumberText value={231_870} tone="danger" />
      <NumberText value={0.714} options={{ style: 'percent' }} />
      <NumberText value={null} />
      <MoneyText cents={1_234_500} currency="USD" />
      <MoneyText cents={99} currency="EUR" />
      <MoneyText cents={null} currency="USD" />
    </div>
  ),
});
