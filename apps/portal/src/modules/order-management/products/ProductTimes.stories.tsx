import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  confirmedProduct,
  liveProduct,
  shortProduct,
  waitingProduct,
} from '../../../fixtures/builders/launchedProducts.builders.ts';
import { productActions } from '../../../fixtures/builders/product.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/When a product goes out',
  parameters: { route: '/order-management/edit-order/10428?product=20911', layout: 'fullscreen' },
});

/** Nothing can be undone any more: it waits for its start. */
function approved(over: Parameters<typeof confirmedProduct>[0] = {}) {
  return confirmedProduct({ actions: productActions(['pause', 'cancel']), ...over });
}

/** A confirmed product says when it goes out and in how long. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => approved())),
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole('region', { name: /^Goes out 11/ }));
    await expect(banner.getByRole('heading')).toHaveTextContent(/^Goes out 11\/23\/2026 7:15 AM EST, in 1 d 21 h$/);
    await expect(banner.getByText('It goes out automatically and can be paused until then.')).toBeVisible();
    await expect(await canvas.findByText('By SMTP, 500 a minute from 7:15 AM, done about 8:38 AM EST.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Delivery' })).toBeNull();
  },
});

/** It is paused from the sentence that says until when. */
export const Pausing = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => approved())),
  play: async ({ canvas, userEvent }) => {
    const banner = within(await canvas.findByRole('region', { name: /^Goes out 11/ }));
    await userEvent.click(banner.getByRole('button', { name: 'Pause' }));
    await expect(await screen.findByRole('dialog', { name: 'Pause' })).toBeVisible();
  },
});

/** The banner of the undo time comes first. Meanwhile the menu pauses it. */
export const WhileItCanBeUndone = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => confirmedProduct())),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Confirmed: nothing goes out for/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Pause' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** Another person reads when it goes out, and has no button. */
export const ApprovedForOthers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () => approved({ actions: productActions([]), time_zone: 'Europe/Berlin' })),
    ),
  play: async ({ canvas, userEvent }) => {
    const banner = within(await canvas.findByRole('region', { name: /^Goes out 11/ }));
    await expect(banner.getByText('It goes out automatically.')).toBeVisible();
    await expect(banner.queryByRole('button')).toBeNull();
    await userEvent.hover(banner.getByText('11/23/2026 7:15 AM EST'));
    await expect(await screen.findByText('11/23/2026 1:15 PM CET, Europe/Berlin')).toBeVisible();
  },
});

/** Live, but nothing has left yet: the plan stands where the bar would be empty. */
export const NothingLeftYet = meta.story({
  beforeEach: ({ msw }) => {
    const { sending } = liveProduct();
    const none = { queued: 41_306, claimed: 0, accepted: 0, refused: 0, in_doubt: 0, live_seeds_accepted: 0 };
    const quiet = liveProduct({
      product_start_date: '2026-11-21T15:00:00.000Z',
      in_doubt: 0,
      volume_delivered: 0,
      sending: sending && { ...sending, ...none },
    });
    msw.use(mock.get('v1', '/product/{id}', () => quiet));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^By SMTP, 500 a minute from 10:00 AM, done about 11:23 AM EST\.$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Delivery' })).toBeNull();
  },
});

/** Without a limit the relay sets the pace, and no end is promised. */
export const WithoutARate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/product/{id}', () => waitingProduct({ send_rate_per_minute: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By SMTP from 7:15 AM EST, as fast as the relay takes it.')).toBeVisible();
  },
});

/** A delivery that ends on another day says on which. */
export const Overnight = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => waitingProduct({ send_rate_per_minute: 30 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('By SMTP, 30 a minute from 7:15 AM, done about 11/24/2026 6:12 AM EST.'),
    ).toBeVisible();
  },
});

/** Each blocker says by when it has to be gone. */
export const SafeTimes = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20912' },
  beforeEach: ({ msw }) => {
    const start = '2026-11-24T13:00:00.000Z';
    const { reasons } = shortProduct();
    const blocked = shortProduct({
      product_status: 'Error - Volume Discrepancy',
      product_start_date: start,
      reasons: [
        ...reasons.map((reason) => ({ ...reason, due: start })),
        {
          code: 'creative_unchecked',
          status: 'Pending: Creative',
          text: 'The creative ‘Tyre check, November’ is Draft.',
          subject: { entity: 'creative', id: 412 },
          actor: 'Creative team',
          due: start,
        },
        {
          code: 'other_advertiser',
          status: 'Needs Attention',
          text: 'The creative ‘Tyre check, November’ belongs to Hanami Stationery.',
          subject: { entity: 'product', id: 20_912 },
          actor: 'Anyone who may confirm',
          due: '2026-11-21T14:00:00.000Z',
        },
      ],
    });
    msw.use(mock.get('v1', '/product/{id}', () => blocked));
  },
  play: async ({ canvas }) => {
    // The hold time and the undo time come off the start.
    await expect(await canvas.findByText(/audience ready by/)).toHaveTextContent(
      'audience ready by 11/24/2026 7:49 AM EST, 2 d 21 h left',
    );
    await expect(canvas.getByText(/creative approved by/)).toHaveTextContent(/by 11\/24\/2026 7:49 AM EST/);
    await expect(canvas.getByText(/late: was due/)).toHaveTextContent('late: was due 11/21/2026 9:00 AM EST');
    await expect(await canvas.findByText(/belongs to Hanami/)).toHaveTextContent(/You$/);
  },
});

/** The header has one quiet link, the menu and the next step. */
export const OneStep = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => liveProduct())),
  play: async ({ canvas, userEvent }) => {
    const header = (await canvas.findByRole('heading', { level: 1, name: 'Winter tyres reminder' })).closest('header');
    const inHeader = within(header ?? document.body);
    await canvas.findByRole('button', { name: 'Pause sending' });
    const names = [...inHeader.getAllByRole('button'), inHeader.getByRole('link', { name: 'Report' })];
    await expect(names.map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['More', 'Pause sending', 'Report']),
    );
    await expect(inHeader.queryByRole('link', { name: /Response data|Edit/ })).toBeNull();
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = (await screen.findAllByRole('menuitem')).map((one) => one.textContent);
    await expect(items).toEqual(['Response data', 'Duplicate', 'Settle 2 in doubt', 'Abort']);
    await userEvent.keyboard('{Escape}');
  },
});

/** On a phone the sentence comes first, and nothing is wider than the screen. */
export const Small = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => approved())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Goes out 11/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

const DAYTIME = { from_hour: 8, until_hour: 20, weekdays_only: false };
const WARM_UP = { starts_on: '2026-11-21', first_day: 5_000, grows_by_percent: 50, until: 50_000 };

/** The account sends by day and warms up: the plan says over how many days, and what makes it slow. */
export const WarmingUp = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        waitingProduct({ send_hours: DAYTIME, warm_up: WARM_UP, product_end_date: '2026-11-30T22:00:00.000Z' }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('By SMTP, 500 a minute from 8:00 AM, done about 11/25/2026 8:27 AM EST, over 3 days.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /^Between 8 AM and 8 PM, at most 500 a minute\. Warm-up: at most [\d,]+ people on 11\/2\d\/2026\. It ends on/,
      ),
    ).toBeVisible();
  },
});

/** Receivers with a rate of their own make it longer, as far as their messages are counted. */
export const SlowReceivers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        waitingProduct({
          receiver_rates: [
            { domain: 'gmail.com', rate_per_minute: 50, waiting: 20_000 },
            { domain: 'gmx.de', rate_per_minute: 20, waiting: null },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By SMTP, 500 a minute from 7:15 AM, done about 1:55 PM EST.')).toBeVisible();
    await expect(
      canvas.getByText(
        /At most 50 a minute to gmail.com, 20 to gmx.de\. How many go to gmx.de is not counted yet: it may take longer\./,
      ),
    ).toBeVisible();
  },
});

/** Live, and held until the hours begin. The card counts the people who would not be mailed before the end. */
export const WaitsForItsHours = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        liveProduct({
          send_hours: { from_hour: 9, until_hour: 12, weekdays_only: true },
          product_end_date: '2026-11-23T09:00:00.000Z',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Waits for 11\/23\/2026 9:00 AM EST \(sending hours\)$/)).toBeVisible();
    await expect(
      canvas.getByText(/^[\d,]+ of [\d,]+ would not go out before its end, 11\/23\/2026 4:00 AM EST\.$/),
    ).toBeVisible();
  },
});

/** Live, and held until tomorrow, because the day’s share of the warm-up is used up. */
export const WaitsForTomorrow = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        liveProduct({
          send_hours: DAYTIME,
          warm_up: WARM_UP,
          mailed_today: 5_000,
          product_end_date: '2026-11-30T22:00:00.000Z',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Waits for 11/22/2026 8:00 AM EST: today’s 5,000 of the warm-up are sent'),
    ).toBeVisible();
  },
});
