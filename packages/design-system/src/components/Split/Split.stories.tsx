import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { CodeEditor } from '../CodeEditor/CodeEditor.tsx';
import { DeviceFrame } from '../DeviceFrame/DeviceFrame.tsx';
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

function BelowANotice() {
  const [isTold, setTold] = useState(false);
  return (
    <Stack gap={16}>
      <Button onClick={() => setTold(true)}>Tell me</Button>
      {isTold && <Card title="Revision 3 was uploaded">By a colleague.</Card>}
      <Split isFilling aside={<DeviceFrame isFilling label="The e-mail" height={2000} html="<p>Dear Ann</p>" />}>
        <CodeEditor
          isFilling
          label="HTML of the e-mail"
          language="html"
          defaultValue={'<p>Dear Ann</p>\n'.repeat(80)}
        />
      </Split>
    </Stack>
  );
}

/** Content and aside are as high as what the window leaves, also when something appears above them. */
export const Filling = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <BelowANotice />,
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    const split = code.closest('[data-filling][style]')?.closest('div[style*="--own-aside"]') as HTMLElement;
    const desk = canvas.getByRole('group', { name: 'The e-mail' });
    const ends = () => [split, desk.parentElement].map((part) => Math.round(part?.getBoundingClientRect().bottom ?? 0));
    const foot = window.innerHeight - 48;
    await expect(ends()).toEqual([foot, foot]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await waitFor(() => expect(ends()).toEqual([foot, foot]));
    await expect(desk.scrollHeight).toBeGreaterThan(desk.clientHeight);
  },
});
