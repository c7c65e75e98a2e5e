import { HouseIcon } from '../Icon/HouseIcon.ts';
import { ListChecksIcon } from '../Icon/ListChecksIcon.ts';
import { MailIcon } from '../Icon/MailIcon.ts';
import { UsersIcon } from '../Icon/UsersIcon.ts';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SideNav, type SideNavSection } from './SideNav.tsx';

const SECTIONS: SideNavSection[] = [
  { id: 'home', items: [{ href: '#landing', label: 'Landing', icon: <HouseIcon /> }] },
  {
    id: 'creatives',
    label: 'Campaign Creatives',
    items: [
      { href: '#creatives', label: 'Creatives', icon: <MailIcon />, count: 150, isCurrent: true },
      { href: '#seeds', label: 'A seed list whose name needs more than one line', icon: <UsersIcon /> },
      { href: '#tasks', label: 'My tasks', icon: <ListChecksIcon />, count: 4, tone: 'danger' },
    ],
  },
];

const meta = preview.meta({ title: 'Layout/SideNav', component: SideNav, args: { sections: SECTIONS } });

export const Permutations = meta.story({
  render: (args) => <SideNav {...args} style={{ inlineSize: 208 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName();
    const current = canvas.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['#creatives']);
  },
});

export const Folded = meta.story({
  render: (args) => <SideNav {...args} isFolded style={{ inlineSize: 56 }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const landing = canvas.getByRole('link', { name: 'Landing' });
    await expect(landing).toHaveFocus();
    await expect(landing.offsetHeight).toBeGreaterThan(32);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Landing');
  },
});
