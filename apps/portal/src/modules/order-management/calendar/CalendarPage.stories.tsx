import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { productCalendar, productOverlaps } from '../../../fixtures/builders/planning/calendar.builders.ts';
import { daysAsked, productsWithOverdue } from '../../../fixtures/handlers/calendar.handlers.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing, loading } from '../../../fixtures/handlers/scenarios.ts';
import { forbiddenScreen } from '../../../fixtures/listStates.ts';

const BOOTS = /^Autumn trail boots, wave 2/;

const meta = preview.meta({
  title: 'Screens/Order Management/Calendar',
  parameters: { route: '/order-management/calendar?date=2026-11-24', layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(productsWithOverdue(3)),
});

/** A week that is planned: how much each day takes, and what each deployment waits for. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const boots = await canvas.findByRole('link', { name: BOOTS });
    await expect(boots).toHaveAttribute('href', '/order-management/edit-order/10442?product=20910');
    await expect(boots).toHaveTextContent(/250,000.*Ready To Launch.*Fernwick & Daughters.*done 4:20 PM/);
    await expect(canvas.getByRole('columnheader', { name: /November 24, 2026.*250,000.*35%/ })).toBeVisible();
    await expect(canvas.getByText(/720,000 mails a day can go out/)).toBeVisible();
    await expect(canvas.getByText('Times in the account’s zone, America/New York')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add order' })).toBeVisible();
  },
});

/** The buttons lead to other weeks, and the address follows. */
export const Walked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: BOOTS });
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(await canvas.findByText('Sun, Nov 29 – Sat, Dec 5, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(await canvas.findByText('Sun, Nov 15 – Sat, Nov 21, 2026')).toBeVisible();
  },
});

/** The current week: what went out, what goes out now, and a line at the current time. */
export const ThisWeek = meta.story({
  parameters: { route: '/order-management/calendar' },
  play: async ({ canvas }) => {
    const live = await canvas.findByRole('link', { name: /^Loyalty statement/ });
    await expect(live).toHaveTextContent(/Live.*36,000 sent of 96,000/);
    await expect(canvas.getByText('10:00')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /November 21, 2026, today/ })).toBeVisible();
  },
});

/** A choice shows only what waits for the same, and stays in the address. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: BOOTS });
    await userEvent.click(canvas.getByRole('button', { name: 'Blocked 3' }));
    await expect(await canvas.findByRole('link', { name: /^Gift sets, second wave/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: BOOTS })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Waits for a go-ahead 2' }));
    await expect(await canvas.findByRole('link', { name: /^Winter tyres reminder/ })).toHaveTextContent(
      'Confirm 41,306',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ready 4' }));
    await expect(await canvas.findByRole('link', { name: BOOTS })).toBeVisible();
  },
});

/** Everything that is late, each with its next step. The list has the others. */
export const Overdue = meta.story({
  beforeEach: ({ msw }) => msw.use(productsWithOverdue(9)),
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('region', { name: 'Overdue, 9' }));
    await expect(strip.getByRole('link', { name: 'Choose a new start' })).toHaveAttribute(
      'href',
      '/order-management/edit-order/10442?product=20806',
    );
    await expect(strip.getByRole('link', { name: 'and 6 more' })).toHaveAttribute(
      'href',
      '/order-management/dashboard?group=overdue',
    );
    await canvas.findByRole('link', { name: BOOTS });
  },
});

/** A month keeps the sums of its days. Its address can be shared. */
export const Month = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Deployments, Nov 22 – 28, 2026' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    await expect(await canvas.findByRole('grid', { name: 'Deployments, November 2026' })).toBeVisible();
    const friday = await canvas.findByRole('gridcell', { name: /November 27, 2026, 2 entries/ });
    await expect(friday).toHaveTextContent('299,204');
  },
});

/** On a phone the days are below each other. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tuesday, November 24, 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: BOOTS })).toHaveTextContent(/250,000.*Ready To Launch/);
  },
});

/** The same people twice within 24 hours: both deployments, and how many. */
export const Overlaps = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v2', '/product/overlaps', () => productOverlaps)),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('region', { name: 'The same people twice within 24 hours' });
    await expect(note).toHaveTextContent(
      '18,212 people get Early access, wave 2 (Wed 9:00 AM) and Feiertagsgruß (Thu 8:00 AM).',
    );
    await expect(note).toHaveTextContent('2 pairs not compared.');
    await expect(canvas.getByRole('link', { name: /^Early access, wave 2 9/ })).toHaveTextContent(
      '18,212 also get ‘Feiertagsgruß’',
    );
  },
});

/** A day with more than an account can send says so at its head, and which account it is. */
export const TooMuch = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/product/calendar', ({ query }) => {
        const calendar = productCalendar(daysAsked(query));
        const over = [{ account_id: 3, account_name: 'Northlight Outdoor', volume: 250_000, capacity: 216_000 }];
        const days = calendar.days.map((day) => ({
          ...day,
          capacity: 216_000,
          over: day.date === '2026-11-24' ? over : [],
        }));
        return { ...calendar, days };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /November 24.*over, 116%/ })).toBeVisible();
    await expect(
      canvas.getByText(/Tue, Nov 24: Northlight Outdoor has 250,000 mails, and can send 216,000/),
    ).toBeVisible();
  },
});

/** Somebody who may not change orders looks at them. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_order', 'can_view_product'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: BOOTS })).not.toHaveAccessibleDescription();
    await expect(canvas.queryByText(/Drag a deployment/)).toBeNull();
  },
});

/** With all accounts, times are in the reader's zone. */
export const AllAccounts = meta.story({
  parameters: { account: 'all' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: BOOTS });
    await expect(canvas.getByText('Times in your zone, America/New York')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { route: '/order-management/calendar?date=2027-03-02' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No deployments, Sun, Feb 28 – Sat, Mar 6, 2027')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/product/calendar')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Calendar' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v2', '/product/calendar')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story(forbiddenScreen('can_view_product', ['can_view_order']));

/** Deployments without volume and end, of an account without a send rate. */
export const WithoutRate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/product/calendar', ({ query }) => {
        const calendar = productCalendar(daysAsked(query));
        return HttpResponse.json({
          ...calendar,
          products: calendar.products.map((product) => ({ ...product, volume: null, done_at: null })),
          days: calendar.days.map((day) => ({ ...day, volume: 0, capacity: null })),
        });
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: BOOTS });
    await expect(canvas.getByText(/Without a send rate/)).toBeVisible();
  },
});
