import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SideNav, type SideNavSection } from './SideNav.tsx';

const SECTIONS: SideNavSection[] = [
  { id: 'home', items: [{ href: '#landing', label: 'Landing', icon: 'house' }] },
  {
    id: 'creatives',
    label: 'Campaign Creatives',
    items: [
      { href: '#creatives', label: 'Creatives', icon: 'mail', count: 150, isCurrent: true },
      { href: '#seeds', label: 'A seed list whose name needs more than one line', icon: 'users' },
      { href: '#tasks', label: 'My tasks', icon: 'list-checks', count: 4, tone: 'danger' },
    ],
  },
];

const meta = preview.meta({ title: 'Layout/SideNav', component: SideNav, args: { sections: SECTIONS } });

export const Permutations = meta.story({ render: (args) => <SideNav {...args} style={{ inlineSize: 208 }} /> });

export const Folded = meta.story({
  render: (args) => <SideNav {...args} isFolded style={{ inlineSize: 56 }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Landing' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Landing');
  },
});
