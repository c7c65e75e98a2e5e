import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  heldProduct,
  liveProduct,
  pausedProduct,
  shortProduct,
  waitingProduct,
} from '../../../fixtures/builders/launchedProducts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { product } from '../../../fixtures/builders/product.builders.ts';
import { failing, loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Product',
  parameters: { route: '/order-management/edit-order/10428?product=20911', layout: 'fullscreen' },
});

/** Everything is frozen: the numbers, the proof, and the count of the go-ahead. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Winter tyres reminder' })).toBeVisible();
    await expect(canvas.getByText('Waiting for your go-ahead')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm 41,306 recipients' })).toBeEnabled();
    const process = await canvas.findByRole('table', { name: 'Process' });
    await expect(within(process).getByText('6 of 6 accepted')).toBeVisible();
    await expect(canvas.getByText('−912')).toBeVisible();
    await expect(canvas.getByText('On house lists')).toBeVisible();
    await expect(canvas.getByText(/Confirm by/)).toHaveTextContent(
      'Confirm by 11/23/2026 7:15 AM EST, and it is sent on time.',
    );
    const sent = within(canvas.getByRole('region', { name: 'What is sent' }));
    await expect(sent.getByRole('link', { name: waitingProduct().audience?.name ?? '' })).toBeVisible();
    const ordered = within(canvas.getByRole('region', { name: 'What is ordered' }));
    await expect(ordered.getByText('$516.33')).toBeVisible();
    await expect(ordered.getByText(/^5 %/)).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Engine log' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show engine log' }));
    const engine = await canvas.findByRole('table', { name: 'Engine log' });
    await expect(await within(engine).findByText(/lock timeout/)).toBeVisible();
  },
});

/** Names the records that the user may not open without linking them, and offers no report. */
export const WithoutOtherModules = meta.story({
  parameters: { permissions: ['can_view_order', 'can_view_product'] },
  play: async ({ canvas }) => {
    const { audience, creative } = waitingProduct();
    await expect((await canvas.findAllByText(audience?.name ?? '', { exact: false }))[0]).toBeVisible();
    await expect(canvas.getByText(creative?.name ?? '', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: audience?.name ?? '' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: creative?.name ?? '' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Report' })).toBeNull();
  },
});

/** Before the launch: what will happen when, on the reader's clock, and on the account's on hover. */
export const Planned = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910' },
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => product({ time_zone: 'Europe/Berlin' }))),
  play: async ({ canvas, userEvent }) => {
    const plan = within(await canvas.findByRole('table', { name: 'Plan' }));
    await expect(plan.getAllByRole('row')).toHaveLength(6);
    await expect(plan.getByText('launch by 11/24/2026 12:00 AM EST')).toBeVisible();
    await expect(plan.getByText(/10 min to abort/)).toBeVisible();
    const confirm = plan.getByText('by 11/24/2026 8:00 AM EST');
    await userEvent.hover(confirm);
    await expect(await screen.findByText('by 11/24/2026 2:00 PM CET')).toBeVisible();
    await expect(canvas.getByText('your times, the account’s on hover')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show engine log' })).toBeNull();
  },
});

/** The start has passed: a confirmation still sends it, immediately. */
export const ConfirmedAfterItsStart = meta.story({
  beforeEach: ({ msw }) => {
    const start = '2026-11-21T14:00:00.000Z';
    const { prepared } = waitingProduct();
    const late = waitingProduct({
      product_start_date: start,
      prepared: prepared && { ...prepared, confirm_by: start },
    });
    msw.use(mock.get('v1', '/product/{id}', () => late));
  },
  play: async ({ canvas }) => {
    const banner = (await canvas.findByText('Waiting for your go-ahead')).closest('section, [role]');
    await expect(banner).toHaveTextContent(
      'The start on 11/21/2026 9:00 AM EST has passed: once confirmed, it is sent immediately.',
    );
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('v1', '/product/{id}')) });

/** A draft lists what is missing. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        product({
          product_status: 'Draft',
          audience: null,
          creative: null,
          deliverable: null,
          recipients: null,
          funnel: null,
          volume_ordered: null,
          product_start_date: null,
          product_end_date: null,
          rate: null,
          reasons: [
            {
              code: 'no_audience',
              status: 'Draft',
              text: 'No audience is chosen.',
              subject: { entity: 'product', id: 20_910 },
              actor: 'Noor Haddad',
              actor_id: 9,
            },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No audience is chosen yet')).toBeVisible();
  },
});

export const Failing = meta.story({ ...failingRecord('v1', '/product/{id}', 'The product'), name: 'Error' });

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v1', '/product/{id}', { status: 404, message: 'Not found' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The product was not found', level: 1 })).toBeVisible();
  },
});

const calls: { path: string; body: unknown }[] = [];

async function remember(request: Request) {
  calls.push({ path: new URL(request.url).pathname, body: await request.json() });
}

async function tabTo(userEvent: { tab: () => Promise<void> }, goal: HTMLElement) {
  while (document.activeElement !== goal) {
    const before = document.activeElement;
    await userEvent.tab();
    if (document.activeElement === before || document.activeElement === document.body) break;
  }
  await expect(goal).toHaveFocus();
}

/** A02: from opening the page to the launch by keyboard only. */
export const LaunchByKeyboard = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910' },
  beforeEach: ({ msw }) => {
    calls.length = 0;
    let now = product();
    msw.use(
      mock.get('v1', '/product/{id}', () => now),
      mock.post('v1', '/product/{id}/launch', async ({ request }) => {
        await remember(request);
        now = heldProduct();
        return now;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const launch = await canvas.findByRole('button', { name: 'Launch 41,306 recipients' });
    await tabTo(userEvent, launch);
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Review before sending' }));
    const send = await sheet.findByRole('button', { name: 'Launch 41,306 recipients' });
    await expect(calls).toEqual([]);
    await tabTo(userEvent, send);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^On hold for/)).toBeVisible();
    await expect(calls).toEqual([{ path: '/api/v1/product/20910/launch', body: {} }]);
    await expect(canvas.queryByRole('button', { name: /^Launch/ })).toBeNull();
  },
});

/** Asks the specification's question and for the reason that the history keeps. */
export const Aborting = meta.story({
  beforeEach: ({ msw }) => {
    calls.length = 0;
    msw.use(
      mock.post('v1', '/product/{id}/abort', async ({ request }) => {
        await remember(request);
        return waitingProduct({ product_status: 'Cancelled' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    // Neither way out is a button beside the one that sends.
    await expect(canvas.queryByRole('button', { name: 'Send back' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abort' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    await expect(dialog.getByText('Do you really want to cancel the process?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(calls).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong list');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(calls[0]?.body).toEqual({ mode: 'cancel', reason: 'Wrong list' });
  },
});

/** Fewer people can be mailed than were ordered: the page says why the launch waits, and the count can be accepted. */
export const TooFew = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20912' },
  beforeEach: ({ msw }) => {
    calls.length = 0;
    msw.use(
      mock.post('v1', '/product/{id}/confirm', async ({ request }) => {
        await remember(request);
        return shortProduct({ product_status: 'Ready To Launch' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Deliverable is 18,130 short of 250,000/ })).toHaveAttribute(
      'href',
      '/audience-builder/people/31',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 231,870 recipients' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept 231,870 recipients' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Enough for us');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 231,870 recipients' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await expect(calls[0]?.body).toEqual({
      decision: 'count',
      recipients: 231_870,
      audience_version_id: 88,
      reason: 'Enough for us',
    });
  },
});

/** While sending, the pause is the main button, and a person settles the messages in doubt. */
export const Live = meta.story({
  beforeEach: ({ msw }) => {
    calls.length = 0;
    msw.use(
      mock.get('v1', '/product/{id}', () => liveProduct()),
      mock.post('v1', '/product/{id}/abort', async ({ request }) => {
        await remember(request);
        return pausedProduct();
      }),
      mock.post('v1', '/launch/{id}/in-doubt', async ({ request }) => {
        await remember(request);
        return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('29,310 of 41,306 recipients delivered')).toBeVisible();
    await expect(canvas.getByText('4 of 4 delivered')).toBeVisible();
    // 11,988 are left, at 500 a minute.
    await expect(canvas.getByText('500 a minute')).toBeVisible();
    await expect(canvas.getByText('10:24 AM EST')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settle 2 in doubt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle 2 in doubt' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Send them again/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Both bounced');
    await userEvent.click(dialog.getByRole('button', { name: 'Settle 2 in doubt' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await expect(calls[0]).toEqual({
      path: '/api/v1/launch/501/in-doubt',
      body: { decision: 'resend', reason: 'Both bounced' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause sending' }));
    const pause = within(await screen.findByRole('dialog', { name: 'Pause sending' }));
    await userEvent.type(pause.getByRole('textbox', { name: 'Reason' }), 'Wrong price');
    await userEvent.click(pause.getByRole('button', { name: 'Pause sending' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await expect(calls[1]?.body).toEqual({ mode: 'pause', reason: 'Wrong price' });
  },
});

/** The engine's log is only for operators. */
export const WithoutTheEngine = meta.story({
  globals: { role: 'Advertiser Client' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Process' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show engine log' })).toBeNull();
    await expect(canvas.queryByText(/sha-256/)).toBeNull();
  },
});

export const Small = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
});
