import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

const ITEMS: TabItem[] = [
  { id: 'overview', label: 'Overview', content: 'What it is.' },
  { id: 'links', label: 'Links', count: '2 of 14', tone: 'danger', content: 'Where it leads.' },
  { id: 'seeds', label: 'Seeds', count: 6, content: 'Who gets it first.' },
];

const meta = preview.meta({
  title: 'Layout/Tabs',
  component: Tabs,
  args: { label: 'Creative', value: 'links', onValueChange: fn(), items: ITEMS },
  render: function Held(args: TabsProps) {
    const [value, setValue] = useState(args.value);
    const choose = (id: string) => {
      args.onValueChange?.(id);
      setValue(id);
    };
    return <Tabs {...args} value={value} onValueChange={choose} />;
  },
});

export const Permutations = meta.story({});

/** Title and actions of the page in the line of the tabs. A long title is cut, and the tabs keep the rest. */
export const InOneLineWithTheHeader = meta.story({
  args: {
    start: (
      <PageHeader
        size="small"
        title={'Members’ evening invitation '.repeat(8)}
        status={<Badge tone="secondary">Draft</Badge>}
      />
    ),
    end: <Button variant="primary">Save</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
    const places = [title, canvas.getByText('Draft'), canvas.getByRole('tab', { name: /Seeds/ })].map((part) =>
      part.getBoundingClientRect(),
    );
    const [first, badge, last] = places;
    await expect(badge?.left).toBeGreaterThanOrEqual(Number(first?.right));
    await expect(badge?.right).toBeLessThan(Number(last?.left));
    const save = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.left).toBeGreaterThan(Number(last?.right));
    await expect(save.top).toBeLessThan(Number(first?.bottom));
    await userEvent.click(canvas.getByRole('tab', { name: /Seeds/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who gets it first.');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Links/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Seeds/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who gets it first.');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What it is.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel', { name: /Seeds/ })).toHaveTextContent('Who gets it first.');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

export const ChosenByPress = meta.story({
  name: 'With `activation="press"` arrows only move the focus; right to left they point the other way',
  args: { activation: 'press' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Seeds/ })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Links/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('seeds');
  },
});

/** When the focused element disappears with its panel, the focus moves to the chosen tab. */
export const LedElsewhereFromInside = meta.story({
  render: function Leading(args: TabsProps) {
    const [value, setValue] = useState('links');
    const items = [
      { id: 'links', label: 'Links', content: <Button onClick={() => setValue('seeds')}>On to the seeds</Button> },
      { id: 'seeds', label: 'Seeds', content: 'Who gets it first.' },
    ];
    return <Tabs {...args} value={value} onValueChange={setValue} items={items} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'On to the seeds' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Seeds' })).toHaveFocus());
  },
});

const makeSeeds = fn(() => 'Who gets it first.');

export const LazyAndKept = meta.story({
  name: 'A panel is rendered when its tab is chosen, and stays mounted with `isKept`',
  beforeEach: () => {
    makeSeeds.mockClear();
  },
  args: {
    value: 'note',
    items: [
      { id: 'note', label: 'Note', isKept: true, content: <TextInput label="Note" /> },
      { id: 'seeds', label: 'Seeds', content: makeSeeds },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Kept');
    await expect(makeSeeds).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Seeds' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who gets it first.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Note' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Kept');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

const MANY = Array.from({ length: 12 }, (_, at) => ({
  id: `part-${at}`,
  label: `Part number ${at}`,
  content: `What part ${at} says.`,
}));

function rightOf(element: HTMLElement) {
  return element.getBoundingClientRect().right;
}

export const Overflowing = meta.story({
  name: 'Without room the line scrolls, and a menu lists all tabs',
  args: {
    value: 'part-1',
    items: MANY,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All of Creative' }));
    await expect(await screen.findByRole('menuitem', { name: 'Part number 1' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Part number 11' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What part 11 says.');
    await waitFor(() =>
      expect(rightOf(canvas.getByRole('tab', { name: 'Part number 11' }))).toBeLessThanOrEqual(
        rightOf(canvas.getByRole('tablist')) + 1,
      ),
    );
  },
});

export const OpenedAtTheEdge = meta.story({
  name: 'A chosen tab at the edge is not under the fade',
  args: { value: 'part-2', items: MANY },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'All of Creative' });
    await waitFor(() =>
      expect(rightOf(canvas.getByRole('tab', { name: 'Part number 2' }))).toBeLessThanOrEqual(
        rightOf(canvas.getByRole('tablist')) - 31,
      ),
    );
  },
});

export const BelowTheFold = meta.story({
  name: 'Tabs below the fold leave the page at its top',
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('tablist')).getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  },
});
