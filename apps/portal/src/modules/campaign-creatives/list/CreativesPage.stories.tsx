import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative, creativeRows } from '../../../fixtures/builders/creative.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { page } from '../../../fixtures/handlers/page.ts';
import { empty, loading } from '../../../fixtures/handlers/scenarios.ts';
import { listStates } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creatives',
  parameters: { route: '/campaign-creatives/dashboard', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Creatives' })).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Creatives' });
    await expect(await within(table).findByRole('link', { name: 'Members’ evening invitation' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412',
    );
    // Names are shown as text, never as markup (S23).
    await expect(within(table).getByText('O’Malley’s <b>Bikes</b>, spring')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'New creative' })).toHaveAttribute('href', '/campaign-creatives/new');
    await expect(canvas.getByText('36 creatives')).toBeVisible();
  },
});

/** The same list as pictures of the e-mails. */
export const Cards = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cards' }));
    const card = await canvas.findByRole('region', { name: 'Members’ evening invitation' });
    await expect(await within(card).findByTitle('Preview of Members’ evening invitation')).toHaveAttribute(
      'sandbox',
      '',
    );
    await expect(within(card).getByText('2 findings')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'tyres');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Members’ evening invitation' })).toBeNull());
    await expect(await canvas.findByRole('region', { name: 'Winter tyres reminder' })).toBeVisible();
  },
});

/** A hundred cards: only those in sight hold a document, and never more than a dozen. */
export const ManyCards = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?view=cards&size=100' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creatives', () => {
        const objects = creativeRows
          .slice(0, 1)
          .flatMap((row) =>
            Array.from({ length: 100 }, (_, at) => ({ ...row, id: 1000 + at, name: `Wave ${at + 1}` })),
          );
        return { objects, total_rows: 100 };
      }),
      mock.get('v1', '/creative/{id}', ({ params }) => creative({ id: Number(params['id']) })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Preview of Wave 1')).toBeVisible();
    await expect(canvas.queryByTitle('Preview of Wave 100')).toBeNull();
    canvas.getByRole('region', { name: 'Wave 100' }).scrollIntoView();
    await expect(await canvas.findByTitle('Preview of Wave 100')).toBeVisible();
    await waitFor(() => expect(canvas.queryByTitle('Preview of Wave 1')).toBeNull());
    await expect(canvas.getAllByTitle(/^Preview of/).length).toBeLessThanOrEqual(12);
  },
});

/** Cards are ticked, selected together and acted on as rows are. */
export const CardsSelected = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?view=cards' },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Members’ evening invitation' });
    await userEvent.click(within(card).getByRole('checkbox', { name: /Members’ evening invitation/ }));
    const one = await canvas.findByRole('group', { name: '1 selected' });
    await expect(await within(one).findByRole('button', { name: 'Duplicate' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    const page = await canvas.findByRole('group', { name: '10 selected' });
    await userEvent.click(within(page).getByRole('button', { name: 'Select all 36 that match' }));
    await expect(await canvas.findByRole('group', { name: '36 selected' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByText(
      'Do you really want to delete the 36 selected creatives? This change cannot be undone.',
    );
    await expect(question).toBeVisible();
  },
});

const phone = { name: 'Phone', styles: { width: '390px', height: '844px' } };

/** On a phone the actions for what is selected stay above the main button, which is fixed there. */
export const SelectedOnAPhone = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?view=cards', viewport: { options: { phone } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Members’ evening invitation' });
    await userEvent.click(within(card).getByRole('checkbox', { name: /Members’ evening invitation/ }));
    const bar = await canvas.findByRole('group', { name: '1 selected' });
    const main = canvas.getByRole('link', { name: 'New creative' });
    await expect(getComputedStyle(main).position).toBe('fixed');
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThan(main.getBoundingClientRect().top));
  },
});

/** Filters, search and counts are in the same place as above the table. */
export const CardsKeepTheToolbar = meta.story({
  parameters: { route: '/campaign-creatives/dashboard' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Creatives' });
    const placeOf = (name: string | RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const names = ['Filters', /^Draft/, /^Approved/] as const;
    const before = names.map(placeOf);
    await userEvent.click(canvas.getByRole('button', { name: 'Cards' }));
    await expect(await canvas.findByRole('region', { name: 'Members’ evening invitation' })).toBeVisible();
    await expect(names.map(placeOf)).toEqual(before);
  },
});

/** The counts filter, several of them together, and say what they filter by. */
export const FiltersByCount = meta.story({
  play: async ({ canvas, userEvent }) => {
    const counts = within(await canvas.findByRole('group', { name: 'Creatives by status' }));
    const draft = await counts.findByRole('button', { name: 'Draft 1 creatives' });
    await expect(draft).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(draft);
    await expect(await canvas.findByText('1 creative')).toBeVisible();
    await expect(draft).toHaveAttribute('aria-pressed', 'true');
    const invalid = counts.getByRole('button', { name: /^Invalid/ });
    invalid.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('1 creative')).toBeNull());
    await expect(invalid).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(draft);
    await waitFor(() => expect(draft).toHaveAttribute('aria-pressed', 'false'));
    await expect(invalid).toHaveAttribute('aria-pressed', 'true');
  },
});

const removed = fn();

/** Answers with drafts where the list is asked for those without an advertiser, or for those that nobody changed. */
const forgotten = [
  mock.get('v1', '/creatives', ({ query }) => {
    const isAsked = query.get('advertiser_id:eq') === '0' && query.get('stale_draft:eq') === 'true';
    const drafts = creativeRows.filter(({ status }) => status === 'Draft');
    return page(
      isAsked ? drafts.map((row) => ({ ...row, advertiser_id: null, advertiser_name: null })) : creativeRows,
      query,
    );
  }),
  mock.post('v2', '/creative/bulk', async ({ request }) => {
    removed(await request.json());
    return { done: [414], refused: [] };
  }),
];

/** Drafts without an advertiser that nobody changed for 30 days are found by filters, selected and removed together. */
export const RemovesForgottenDrafts = meta.story({
  beforeEach: ({ msw }) => {
    removed.mockClear();
    msw.use(...forgotten);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('36 creatives')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const advertisers = within(await screen.findByRole('group', { name: 'Advertiser' }));
    await expect(advertisers.getAllByRole('checkbox')[0]).toHaveAccessibleName('No advertiser');
    await userEvent.click(advertisers.getByRole('checkbox', { name: 'No advertiser' }));
    const drafts = within(screen.getByRole('group', { name: 'Drafts' }));
    await userEvent.click(drafts.getByRole('checkbox', { name: 'Not changed for 30 days' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('1 creative')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await canvas.findByRole('group', { name: '1 selected' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(removed).toHaveBeenCalledWith(expect.objectContaining({ action: 'delete', ids: [414] })),
    );
  },
});

/** A link opens the same list as cards, with what it is filtered by. */
export const ForgottenDraftsAsCards = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?view=cards&advertiser_id=0&stale_draft=true' },
  beforeEach: ({ msw }) => msw.use(...forgotten),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 creative')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: /秋のカタログ/ })).toBeVisible();
    await expect(canvas.getByText(/No advertiser$/)).toBeVisible();
    await expect(canvas.getByText(/Not changed for 30 days$/)).toBeVisible();
  },
});

export const CardsLoading = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?view=cards' },
  beforeEach: ({ msw }) => msw.use(loading('v1', '/creatives')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Creatives' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const CardsEmpty = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?view=cards' },
  beforeEach: ({ msw }) => msw.use(empty('v1', '/creatives')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No creatives yet')).toBeVisible();
  },
});

export const FiltersByStatus = meta.story({
  parameters: { route: '/campaign-creatives/dashboard?status=Draft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 creative')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /秋のカタログ/ })).toBeVisible();
  },
});

const states = listStates('v1', '/creatives', { table: 'Creatives', emptyTitle: 'No creatives yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

/** Without the permission, the module guard leads to the landing page. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order Management' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Creatives' })).toBeNull();
  },
});

/** A user who may only view isn't offered what they can never do. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_creative'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Creatives' })).toBeVisible();
    await expect(canvas.queryByText('New creative')).toBeNull();
  },
});
