import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { ChartIcon } from '../Icon/ChartIcon.ts';
import { HouseIcon } from '../Icon/HouseIcon.ts';
import { ListChecksIcon } from '../Icon/ListChecksIcon.ts';
import { PackageIcon } from '../Icon/PackageIcon.ts';
import { UsersIcon } from '../Icon/UsersIcon.ts';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Code } from '../Code/Code.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { NoticeCentre } from '../Flash/NoticeCentre.tsx';
import { Funnel } from '../Funnel/Funnel.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import type { SideNavSection } from '../SideNav/SideNav.tsx';
import { Split } from '../Split/Split.tsx';
import { Text } from '../Text/Text.tsx';
import { Tile, TileGrid } from '../Tile/Tile.tsx';
import { AppShell } from './AppShell.tsx';
import { OnBar } from './AppShell.styles.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { HeaderPerson } from './HeaderPerson.tsx';
import { HeaderPopover } from './HeaderPopover.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

const meta = preview.meta({ title: 'Layout/AppShell', component: AppShell, parameters: { layout: 'fullscreen' } });

const MODULES = [
  { id: 'audiences', label: 'Audience Builder', href: '#audiences' },
  { id: 'creatives', label: 'Campaign Creatives', href: '#creatives' },
  { id: 'orders', label: 'Order Management', href: '#orders', isCurrent: true },
  { id: 'administration', label: 'Administration', href: '#administration' },
];

const PLACES: SideNavSection[] = [
  { id: 'home', items: [{ href: '#landing', label: 'Landing', icon: <HouseIcon /> }] },
  {
    id: 'orders',
    label: 'Order Management',
    items: [
      { href: '#orders', label: 'Orders', icon: <PackageIcon />, count: 120, isCurrent: true },
      { href: '#calendar', label: 'Calendar', icon: <CalendarIcon /> },
      { href: '#reports', label: 'Reports', icon: <ChartIcon /> },
    ],
  },
  {
    id: 'tasks',
    label: 'Needs attention',
    items: [
      { href: '#mine', label: 'My tasks', icon: <ListChecksIcon />, count: 4, tone: 'danger' },
      { href: '#all', label: 'All tasks', icon: <UsersIcon />, count: 31 },
    ],
  },
];

const header = {
  brand: { name: 'Harbour', href: '#landing', mark: <PackageIcon /> },
  switcher: <HeaderMenu label="Switch" value="Order Management" items={MODULES} />,
  account: (
    <HeaderPopover label="Account" value="Northlight Outdoor">
      <p>12 accounts</p>
    </HeaderPopover>
  ),
  search: <HeaderSearch label="Search or jump to" shortcut="Mod+K" onOpen={fn()} />,
  person: (
    <HeaderPerson
      label="You"
      name="Dana Okafor"
      note="Account Manager"
      items={[
        { id: 'profile', label: 'Profile', description: 'Dana Okafor, Account Manager' },
        { id: 'light', label: 'Light', section: 'Theme', isCurrent: true },
        { id: 'high-contrast', label: 'High contrast', section: 'Theme' },
      ]}
    />
  ),
  actions: (
    <NoticeCentre notices={[{ id: '1', type: 'success', message: 'Order 10442 saved.', at: '2026-11-21T14:58:00Z' }]} />
  ),
  onLogout: fn(),
};

function Product() {
  const [isFolded, setFolded] = useState(false);
  return (
    <AppShell {...header} sideNav={PLACES} isNavFolded={isFolded} onNavFoldedChange={setFolded}>
      <Page>
        <PageHeader
          breadcrumbs={[{ label: 'Orders', href: '#orders' }, { label: 'Winter season #10428' }]}
          title="Winter tyres reminder"
          status={<Badge tone="warning">Processing</Badge>}
          note={<Code>product 20911</Code>}
          actions={
            <>
              <Button variant="quiet">History</Button>
              <Button>Abort</Button>
              <Button variant="primary">Confirm 41,306 recipients</Button>
            </>
          }
        />
        <Banner tone="warning" title="Waiting for your go-ahead">
          Everything is built and frozen. Confirm by <b>Sun 11/22/2026 7:15 PM EST</b>, or the start on 11/23/2026 7:15
          AM EST will be missed.
        </Banner>
        <Split
          aside={
            <>
              <Card title="What goes out">
                <DescriptionList
                  items={[
                    { term: 'Creative', detail: 'Tyre check, November' },
                    { term: 'Subject', detail: 'Your winter tyres are due' },
                    { term: 'From', detail: 'Brückner Service' },
                    { term: 'Rehearsed', detail: 'the same manifest as the proof' },
                  ]}
                />
              </Card>
              <Card title="Delivery plan">
                <Text tone="muted">By SMTP, 500 a minute from 7:15 AM, done about 8:38 AM EST.</Text>
              </Card>
            </>
          }
        >
          <Card title="From the file to the inbox" note="audience ‘Tyre customers Q4’, version 3">
            <Funnel
              steps={[
                { id: 'rows', label: 'Rows in the file', value: 43_118, kind: 'total' },
                { id: 'rejected', label: 'Rejected', value: 912, kind: 'loss', tone: 'danger' },
                { id: 'duplicates', label: 'Duplicates', value: 344, kind: 'loss' },
                { id: 'suppressed', label: 'Suppressed', value: 556, kind: 'loss' },
                { id: 'deliverable', label: 'Deliverable', value: 41_306, kind: 'result' },
              ]}
            />
          </Card>
        </Split>
      </Page>
    </AppShell>
  );
}

export const Permutations = meta.story({ render: () => <Product /> });

export const Landing = meta.story({
  render: () => (
    <AppShell {...header} switcher={<HeaderMenu label="Switch" items={MODULES} />}>
      <Page width="landing">
        <PageHeader
          size="large"
          title="Saturday, November 21"
          note="4 items are waiting for you. The next deployment that would be missed starts 11/22/2026 8:00 AM EST."
        />
        <TileGrid>
          <Tile
            title="Audience Builder"
            href="#audiences"
            description="People, uploads, suppressions"
            facts={[
              { value: 2, label: 'files rejected', tone: 'danger' },
              { value: 1, label: 'import running, 64 %' },
            ]}
          />
          <Tile
            title="Campaign Creatives"
            href="#creatives"
            description="Upload, check, approve, preview"
            facts={[
              { value: 3, label: 'need attention', tone: 'danger' },
              { value: 5, label: 'being checked' },
            ]}
          />
          <Tile title="Order Management" href="#orders" description="Orders, launches, reports" />
          <Tile
            title="Administration"
            href="#administration"
            description="Accounts, users, roles, groups, advertisers"
            facts={[{ value: 1, label: 'delivery destination failed its check' }]}
          />
        </TileGrid>
      </Page>
    </AppShell>
  ),
});

export const SwitchesByKeyboard = meta.story({
  render: () => <Product />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Switch/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Audience Builder' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const NavigationFolds = meta.story({
  render: () => <Product />,
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.offsetWidth).toBeGreaterThan(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
    await expect(nav.offsetWidth).toBeLessThan(57);
    await expect(within(nav).getByRole('link', { name: /^Orders/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The person's own settings open from their name. */
export const Person = meta.story({
  render: () => <Product />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dana Okafor\s*Account Manager/ }));
    await expect(await screen.findByRole('menu', { name: 'You' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /^Profile/ })).toBeVisible();
  },
});

/** The first stops lead past the header: to the content, its search, its first row, its actions. */
export const SkipsToTheContent = meta.story({
  render: () => (
    <AppShell {...header} sideNav={PLACES}>
      <Page>
        <PageHeader title="Orders" actions={<Button variant="primary">Add order</Button>} />
        <SearchInput label="Search" value="" onValueChange={fn()} />
        <table>
          <tbody>
            <tr>
              <td>
                <a href="#20911">Winter tyres reminder</a>
              </td>
            </tr>
          </tbody>
        </table>
      </Page>
    </AppShell>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Winter tyres reminder' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Skip to actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add order' })).toHaveFocus();
  },
});

export const HeaderControls = meta.story({
  render: () => (
    <OnBar>
      <HeaderButton>Logout</HeaderButton>
      <HeaderButton data-outlined="">Menu</HeaderButton>
    </OnBar>
  ),
});
