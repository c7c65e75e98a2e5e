import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { mock } from '../../fixtures/handlers/mock.ts';
import { needsAttention, nothingWaits } from '../../fixtures/builders/needsAttention.builders.ts';
import { failing, loading } from '../../fixtures/handlers/scenarios.ts';

const meta = preview.meta({ title: 'Screens/Landing', parameters: { route: '/landing', layout: 'fullscreen' } });

/** Tiles in the specification's order with their counts, and the waiting items with links. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
    const tiles = await canvas.findAllByRole('article');
    await expect(tiles.map((tile) => within(tile).getByRole('heading').textContent)).toEqual([
      'Audience Builder',
      'Campaign Creatives',
      'Order Management',
      'Administration',
    ]);
    await expect(canvas.getByRole('link', { name: 'Audience Builder' })).toHaveAttribute(
      'href',
      '/audience-builder/people',
    );
    await expect(canvas.getByRole('link', { name: 'Campaign Creatives' })).toHaveAttribute(
      'href',
      '/campaign-creatives/dashboard',
    );
    await expect(canvas.getByRole('link', { name: 'Administration' })).toHaveAttribute(
      'href',
      '/administration/accounts',
    );
    await expect(canvas.queryByText('Task Management')).toBeNull();
    await expect(
      await canvas.findByText(/The next deployment that would be missed starts 11\/22\/2026 8:00 AM EST/),
    ).toBeVisible();
    // Each count leads to the list of exactly those.
    await expect(canvas.getByRole('link', { name: '1 product to confirm' })).toHaveAttribute(
      'href',
      '/order-management/dashboard?actor=me&product_status=Processing',
    );
    await expect(canvas.getByRole('link', { name: '4 tasks to do' })).toHaveAttribute(
      'href',
      '/task-management/dashboard?whose=to_do',
    );
    await expect(canvas.getByRole('link', { name: 'files rejected' })).toHaveAttribute(
      'href',
      '/audience-builder/people?status=rejected',
    );
    await expect(canvas.getByRole('link', { name: 'delivery destination failed its check' })).toHaveAttribute(
      'href',
      '/order-management/destinations?last_check_result=failed',
    );
    const waiting = await canvas.findByRole('list', { name: 'Waiting for you' });
    await expect(within(waiting).getByText('by 2:00 PM today')).toBeVisible();
    // Many products have the same name: the row says whose it is.
    await expect(within(waiting).getByText('Hollow Pine Footwear')).toBeVisible();
    // The team's part comes after the one that names this person.
    const team = await canvas.findByRole('list', { name: 'Waiting for your team' });
    await expect(within(team).getByRole('link', { name: 'Members’ evening invitation' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412',
    );
    await expect(within(waiting).queryByText('Members’ evening invitation')).toBeNull();
  },
});

/** Without a chosen account, each row also names its account. */
export const AllAccounts = meta.story({
  parameters: { account: 'all' },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('list', { name: 'Waiting for you' });
    await expect(within(waiting).getByText('Hollow Pine Footwear, Northlight Outdoor')).toBeVisible();
    await expect(within(waiting).getByText('Tanaka Garden Supply')).toBeVisible();
  },
});

/** The card shows the most urgent items, and leads to the lists of all of them. */
export const SeesAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See all' }));
    const lists = await screen.findAllByRole('menuitem');
    await expect(lists.map((list) => [list.textContent, list.getAttribute('href')])).toEqual([
      ['1 product to confirm', '/order-management/dashboard?actor=me&product_status=Processing'],
      ['7 blocked products', '/order-management/dashboard?actor=me&product_status=Needs+Attention'],
      ['3 creatives to correct', '/campaign-creatives/dashboard?status=Need+Attention'],
      ['4 tasks to do', '/task-management/dashboard?whose=to_do'],
    ]);
  },
});

/** With a single kind of work, the button leads directly to its list. */
export const SeesAllOfOneKind = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/needs-attention', () => {
        const busy = needsAttention();
        return { ...busy, work: busy.work.filter(({ code }) => code === 'creatives') };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all 3 creatives to correct' })).toHaveAttribute(
      'href',
      '/campaign-creatives/dashboard?status=Need+Attention',
    );
  },
});

/** Nothing is shown that would move when the counts come. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/needs-attention')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByText('Waiting for you')).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v2', '/needs-attention', () => nothingWaits)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is waiting for you.')).toBeVisible();
  },
});

/** The tiles still work. */
export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v2', '/needs-attention')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service is being restarted');
    await expect(await canvas.findByRole('link', { name: 'Order Management' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You can’t open any module yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(screen.queryByRole('menuitem')).toBeNull();
  },
});

/** An account user sees only the modules of their role, the one with the reports first. */
export const AdvertiserClient = meta.story({
  globals: { role: 'Advertiser Client' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/needs-attention', () => ({
        ...needsAttention(),
        tiles: [
          { module: 'campaign-creatives' as const, lines: [] },
          {
            module: 'order-management' as const,
            lines: [{ code: 'reports', count: 33, text: 'reports to read', urgent: false, query: '' }],
          },
        ],
      })),
    ),
  play: async ({ canvas }) => {
    const tiles = await canvas.findAllByRole('article');
    await expect(tiles.map((tile) => within(tile).getByRole('heading').textContent)).toEqual([
      'Order Management',
      'Campaign Creatives',
    ]);
    await expect(canvas.queryByRole('link', { name: 'Administration' })).toBeNull();
  },
});

export const Small = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
});
