import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { waitingProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { product, productActions } from '../../../fixtures/builders/product.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Creative of another advertiser',
  parameters: { route: '/order-management/edit-order/10428?product=20911', layout: 'fullscreen' },
});

const calls: { path: string; body: unknown }[] = [];

async function remember(request: Request) {
  calls.push({ path: new URL(request.url).pathname, body: await request.json() });
}

const { creative: own } = product();
const FOREIGN = own && { ...own, name: 'Winter tyres reminder', advertiser: { id: 22, name: 'Hanami Stationery' } };

const ofAnother = product({
  product_status: 'Needs Attention',
  creative: FOREIGN,
  reasons: [
    {
      code: 'other_advertiser',
      text: 'The creative ‘Winter tyres reminder’ belongs to Hanami Stationery.',
      subject: { entity: 'product', id: 20_910 },
      actor: 'Anyone who may confirm',
      step: 'accept or replace the creative',
      fields: [{ name: 'creative_id', label: 'creative' }],
    },
  ],
  actions: productActions(['accept_advertiser', 'update', 'delete'], 'The creative belongs to Hanami Stationery.'),
});

/** A creative of another advertiser is accepted beside the reason, with words that the history keeps. */
export const Accepts = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910' },
  beforeEach: ({ msw }) => {
    calls.length = 0;
    let now = ofAnother;
    msw.use(
      mock.get('v1', '/product/{id}', () => now),
      mock.post('v1', '/product/{id}/confirm', async ({ request }) => {
        await remember(request);
        now = product({
          creative: FOREIGN,
          history: [
            {
              at: '2026-11-21T15:00:00.000Z',
              event: 'accept_advertiser',
              from_status: 'Needs Attention',
              to_status: 'Needs Attention',
              by: { id: 9, name: 'Noor Haddad' },
              detail: 'Hanami Stationery: Both brands agreed',
            },
          ],
        });
        return now;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose another creative' })).toHaveAttribute(
      'href',
      '/order-management/edit-order/10442?product=20910&edit=yes&field=creative_id',
    );
    await expect(canvas.queryByRole('button', { name: /^Launch/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the creative' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept the creative' }));
    await expect(dialog.getByText(/belongs to Hanami Stationery, the order to Fernwick & Daughters/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Both brands agreed');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the creative' }));
    await expect(await canvas.findByRole('button', { name: /^Launch/ })).toBeEnabled();
    await expect(calls).toEqual([
      {
        path: '/api/v1/product/20910/confirm',
        body: { decision: 'advertiser', reason: 'Both brands agreed', creative_id: 412 },
      },
    ]);
    await expect(canvas.getByText('Creative of another advertiser accepted')).toBeVisible();
    await expect(canvas.getByText('by Noor Haddad, Hanami Stationery: Both brands agreed')).toBeVisible();
  },
});

/** Without the right to confirm there is no button; the reason says who has it. */
export const ForOthers = meta.story({
  parameters: {
    route: '/order-management/edit-order/10442?product=20910',
    permissions: ['can_view_order', 'can_view_product', 'can_update_order'],
  },
  beforeEach: ({ msw }) => {
    const without = { ...ofAnother, actions: productActions(['update'], 'The creative belongs to Hanami Stationery.') };
    msw.use(mock.get('v1', '/product/{id}', () => without));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Anyone who may confirm/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept the creative' })).toBeNull();
  },
});

/** A product that was sent back and got a creative of another advertiser says both, and loses neither. */
export const BeforeARelaunch = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        waitingProduct({
          product_status: 'Needs Attention',
          attention: 'sent_back',
          attention_detail: 'Other brand, please',
          creative: FOREIGN,
          prepared: null,
          actions: productActions(
            ['accept_advertiser', 'update', 'cancel'],
            'The creative belongs to Hanami Stationery.',
          ),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Other brand, please')).toBeVisible();
    await expect(canvas.getByText(/^The creative ‘Winter tyres reminder’ belongs to Hanami Stationery/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept the creative' })).toBeEnabled();
  },
});
