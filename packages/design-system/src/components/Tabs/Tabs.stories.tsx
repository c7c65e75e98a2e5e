import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({ title: 'Layout/Tabs', component: Tabs });

function Held() {
  const [value, setValue] = useState('links');
  return (
    <Tabs
      label="Creative"
      value={value}
      onChange={setValue}
      items={[
        { id: 'overview', label: 'Overview', content: 'What it is.' },
        { id: 'links', label: 'Links', count: '2 of 14', tone: 'danger', content: 'Where it leads.' },
        { id: 'seeds', label: 'Seeds', count: 6, content: 'Who gets it first.' },
      ]}
    />
  );
}

export const Permutations = meta.story({ render: () => <Held /> });

export const ByKeyboard = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Links/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Seeds/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who gets it first.');
  },
});
