import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { liveProduct, pausedProduct, waitingProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { order } from '../../../fixtures/builders/order.builders.ts';
import { product, productActions, productRow } from '../../../fixtures/builders/product.builders.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Ways out of a status',
  parameters: { route: '/order-management/edit-order/10428?product=20911', layout: 'fullscreen' },
});

const calls: { path: string; body: unknown }[] = [];

const MISSING = [
  { name: 'volume_ordered', label: 'volume' },
  { name: 'product_start_date', label: 'start date' },
];

/** Each missing field is a link, and the order is submitted from here. */
export const NotSubmitted = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910' },
  beforeEach: ({ msw }) => {
    calls.length = 0;
    const draft = product({
      product_status: 'Draft',
      reasons: [
        {
          code: 'not_submitted',
          text: 'The order is not submitted.',
          subject: { entity: 'order', id: 10_442 },
          actor: 'Dana Okafor',
          actor_id: 7,
          step: 'submit the order',
        },
        {
          code: 'incomplete',
          text: 'Missing: volume, start date.',
          subject: { entity: 'product', id: 20_910 },
          actor: 'Dana Okafor',
          actor_id: 8,
          step: 'fill in what is missing',
          fields: MISSING,
        },
      ],
      actions: productActions(['submit', 'update', 'delete']),
    });
    msw.use(
      mock.get('v1', '/product/{id}', () => draft),
      mock.post('v1', '/orders/{id}/submit', ({ request }) => {
        calls.push({ path: new URL(request.url).pathname, body: null });
        return order({ products: [{ ...productRow(), reasons: draft.reasons.slice(1) }] });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    // The title names only what is missing.
    await expect(
      await canvas.findByRole('heading', {
        name: 'The order is not submitted, and the product lacks its volume and start date.',
      }),
    ).toBeVisible();
    // The reader is called You, and a namesake of theirs isn't.
    const submit = await canvas.findByRole('link', { name: 'The order is not submitted.' });
    await waitFor(() => expect(submit.closest('p')).toHaveTextContent('The order is not submitted. You'));
    await expect(canvas.getByText(/^Missing:/)).toHaveTextContent('Missing: volume, start date. Dana Okafor');
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit order' }));
    await waitFor(() => expect(calls).toEqual([{ path: '/api/v1/orders/10442/submit', body: null }]));
    await expect(await screen.findByText(/wave 2 still lacks: volume, start date/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'volume' })).toHaveAttribute(
      'href',
      '/order-management/edit-order/10442?product=20910&edit=yes&field=volume_ordered',
    );
  },
});

/** Submitted by keyboard: the focus stays on the next step, which is where the button was. */
export const NextStepKeepsFocus = meta.story({
  beforeEach: ({ msw }) => {
    let now = product({ product_status: 'Draft', actions: productActions(['submit', 'update', 'delete']) });
    msw.use(
      mock.get('v1', '/product/{id}', () => now),
      mock.post('v1', '/orders/{id}/submit', () => {
        now = product();
        return order({ submitted_at: '2026-11-21T15:00:00.000Z' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: 'Submit order' });
    submit.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Launch/ })).toHaveFocus());
  },
});

/** The primary button leads to the place where a product is fixed. */
export const WithoutAnAudience = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        product({
          product_status: 'Pending: Audience',
          audience: null,
          reasons: [
            {
              code: 'no_audience',
              text: 'No audience is chosen.',
              subject: { entity: 'product', id: 20_910 },
              actor: 'Noor Haddad',
              actor_id: 9,
              step: 'choose an audience',
              fields: [{ name: 'audience_id', label: 'audience' }],
            },
          ],
          actions: productActions(['update', 'delete'], 'No audience is chosen.'),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose an audience' })).toHaveAttribute(
      'href',
      '/order-management/edit-order/10442?product=20910&edit=yes&field=audience_id',
    );
    await expect(canvas.queryByRole('button', { name: /^Launch/ })).toBeNull();
  },
});

/** A finished product leads to its report. */
export const Finished = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        liveProduct({ product_status: 'Completed', in_doubt: 0, actions: productActions([]) }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Report' })).toHaveAttribute(
      'href',
      '/order-management/preview-product-report/20911',
    );
  },
});

/** Deleting asks with the specification's text. */
export const Deleting = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('This will permanently delete the product.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('heading', { name: 'Autumn catalogue' })).toBeVisible();
  },
});

/** A stopped product says why, and who takes it on. */
export const Paused = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => pausedProduct())),
  play: async ({ canvas }) => {
    // The banner says once why it stopped and who takes it on, and has no link to the page that shows it.
    await expect(await canvas.findByText('The shop is down')).toBeVisible();
    await expect(canvas.getByText('It is paused: nothing goes out.')).toBeVisible();
    await expect(canvas.getByText('Noor Haddad: resume or abort')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /It is paused/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeEnabled();
  },
});

/** The person who must act is called You, by id: a namesake is somebody else. */
export const PausedOfMine = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/product/{id}', () => pausedProduct({ next_actor: 'Dana Okafor', next_actor_id: 7 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You: resume or abort')).toBeVisible();
  },
});

/** Names the person who will see why it is sent back: the owner of the order. */
export const SendingBack = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => waitingProduct())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back' }));
    await expect(dialog.getByText(/Noor Haddad sees the reason, makes the change and relaunches\./)).toBeVisible();
  },
});
