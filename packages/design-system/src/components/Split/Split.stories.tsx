import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Split } from './Split.tsx';

const facts = (
  <Card title="Delivery plan">
    <DescriptionList
      items={[
        { term: 'From', detail: 'Brückner Service' },
        { term: 'Speed', detail: '500 a minute' },
      ]}
    />
  </Card>
);

const meta = preview.meta({
  title: 'Layout/Split',
  component: Split,
  args: { aside: facts, children: <Card title="From the file to the inbox">The main content.</Card> },
});

export const Permutations = meta.story({
  render: (args) => (
    <Stack gap={32}>
      <Split {...args} />
      <Split asideWidth={280} aside={<Card title="Beside">280 px wide.</Card>}>
        <Card title="First">Several cards stand one below the other.</Card>
        <Card title="Second">With the same distance.</Card>
      </Split>
      <Split
        start={<Card title="Groups">6 of 12</Card>}
        aside={<Card title="Before you save">Nothing has changed.</Card>}
      >
        <Card title="What the role allows">23 of 47</Card>
      </Split>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [aside] = canvas.getAllByRole('region', { name: 'Delivery plan' });
    const [main] = canvas.getAllByRole('region', { name: 'From the file to the inbox' });
    await expect(aside?.getBoundingClientRect().width).toBe(380);
    await expect(aside?.getBoundingClientRect().top).toBe(main?.getBoundingClientRect().top);
    // Between 720 and 1,400 px the aside is below the content, and the start beside both.
    const box = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    await expect(box('Groups').width).toBe(240);
    await expect(box('What the role allows').top).toBe(box('Groups').top);
    await expect(box('Before you save').left).toBe(box('What the role allows').left);
    // In reading order the main content comes first, wherever the aside is.
    await expect(main?.compareDocumentPosition(aside as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});
