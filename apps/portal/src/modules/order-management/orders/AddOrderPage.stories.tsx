import type { V1Schemas } from '@mailroom/api-client';
import { chooseOptions } from '@mailroom/design-system/testing';
import { HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { advertiser } from '../../../fixtures/builders/advertiser.builders.ts';
import { chooseInHeader } from '../../../fixtures/chooseInHeader.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { order } from '../../../fixtures/builders/order.builders.ts';
import { product, productRow } from '../../../fixtures/builders/product.builders.ts';
import { empty, failing, loading } from '../../../fixtures/handlers/scenarios.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Add order',
  parameters: { route: '/order-management/add-order', layout: 'fullscreen' },
});

const fernwick = advertiser({ id: 21, advertiser_name: 'Fernwick & Daughters' });
const bodies: unknown[] = [];
const noOrders = { objects: [], total_rows: 0 };

interface Setup {
  msw: { use(...handlers: HttpHandler[]): void };
}

function added(products: readonly V1Schemas['ProductRow'][]) {
  return order({ id: 10_500, name: 'Spring', products: [...products] });
}

/** Keeps what is sent, and answers with the order and its product if it has one. */
function addsOrder({ msw }: Setup) {
  bodies.length = 0;
  msw.use(
    mock.get('v1', '/advertiser', () => ({ objects: [fernwick], total_rows: 1 })),
    mock.get('v1', '/orders/{id}', () => added([])),
    mock.get('v1', '/product/{id}', () => product({ product_id: 20_990, product_name: 'Wave 1' })),
    mock.post('v1', '/orders', async ({ request }) => {
      const body = (await request.json()) as V1Schemas['OrderCreate'];
      bodies.push(body);
      return added(body.products ? [productRow({ product_id: 20_990, product_name: 'Wave 1' })] : []);
    }),
  );
}

async function fillOrder(): Promise<void> {
  await chooseOptions(/^Account/, 'Northlight Outdoor');
  await chooseOptions(/^Advertiser/, 'Fernwick & Daughters');
  await userEvent.type(screen.getByRole('textbox', { name: 'Order name' }), 'Spring');
}

async function fillProduct(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Wave 1');
  await chooseOptions('Audience', 'Tyre customers Q4');
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Volume' })).toHaveValue('41,306'));
}

/** The order and its first product are one form, which the account fills with its hours and its price. */
export const Default = meta.story({
  beforeEach: addsOrder,
  play: async ({ canvas }) => {
    await fillOrder();
    await expect(await canvas.findByText('Suggested: the account’s next working hour')).toBeVisible();
    await fillProduct();
    await expect(await canvas.findByText('$516.33')).toBeVisible();
    await expect(bodies).toEqual([]);
  },
});

/** Both are added in one call. The product's page is next. */
export const Added = meta.story({
  beforeEach: addsOrder,
  play: async ({ canvas, userEvent: user }) => {
    await fillOrder();
    await fillProduct();
    await user.click(canvas.getByRole('button', { name: 'Add order' }));
    await expect(await canvas.findByRole('heading', { name: 'Wave 1' })).toBeVisible();
    // Input that was saved isn't a draft any more.
    await expect(sessionStorage.getItem('draft:order:new')).toBeNull();
    await expect(bodies).toEqual([
      {
        account_id: 3,
        advertiser_id: 21,
        name: 'Spring',
        po_number: null,
        notes: null,
        products: [
          {
            product_name: 'Wave 1',
            product_type: 'E-mail deployment',
            product_start_date: '2026-11-23T14:00:00.000Z',
            product_end_date: '2026-11-30T14:00:00.000Z',
            volume_ordered: 41_306,
            volume_tolerance_percent: null,
            audience_id: 31,
            creative_id: null,
            install_id: null,
            rate_cpm_cents: null,
          },
        ],
      },
    ]);
  },
});

/** Somebody who may not see the account still begins with its next working hour, in its zone. */
export const WithoutSightOfTheAccount = meta.story({
  parameters: {
    permissions: ['can_view_order', 'can_add_order', 'can_update_order', 'can_view_product', 'can_view_advertiser'],
  },
  beforeEach: addsOrder,
  play: async ({ canvas }) => {
    await fillOrder();
    await expect(await canvas.findByText('Suggested: the account’s next working hour')).toBeVisible();
    await chooseOptions(/^Account/, 'Brückner Reifen GmbH');
    await expect((await canvas.findAllByText(/GMT\+1|CET|Berlin/))[0]).toBeVisible();
  },
});

/** An order can be added before its products are known. Then its page is next. */
export const WithoutAProduct = meta.story({
  beforeEach: addsOrder,
  play: async ({ canvas, userEvent: user }) => {
    await fillOrder();
    await user.click(canvas.getByRole('button', { name: 'Add order' }));
    const name = await canvas.findByRole('textbox', { name: 'Product name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(bodies).toEqual([]);
    await user.click(canvas.getByRole('checkbox', { name: 'Add a product with the order' }));
    await expect(canvas.queryByRole('textbox', { name: 'Product name' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Add order' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ account_id: 3, advertiser_id: 21, name: 'Spring', po_number: null, notes: null }]),
    );
    await expect(await canvas.findByRole('heading', { name: 'Spring', level: 1 })).toBeVisible();
  },
});

/** A refused product leaves no order: its field says why, and everything that was typed stays. */
export const RefusedProduct = meta.story({
  beforeEach: ({ msw }) => {
    addsOrder({ msw });
    const text = 'Product start date is not valid';
    const refusal = { message: text, fields: { 'products.0.product_start_date': text }, request_id: 'story' };
    msw.use(mock.post('v1', '/orders', () => HttpResponse.json(refusal, { status: 422 }) as never));
  },
  play: async ({ canvas, userEvent: user }) => {
    await fillOrder();
    await user.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 1');
    await user.click(canvas.getByRole('button', { name: 'Add order' }));
    const start = within(await canvas.findByRole('group', { name: /^Start/ }));
    await waitFor(() => expect(start.getByRole('spinbutton', { name: /month/i })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: /^Start/ })).toHaveAccessibleDescription(
      /Product start date is not valid/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Order name' })).toHaveValue('Spring');
  },
});

/** With another account, the parts of the first one are gone, and the dates are those of its working hours. */
export const AnotherAccount = meta.story({
  beforeEach: addsOrder,
  play: async ({ canvas, userEvent: user }) => {
    await fillOrder();
    await user.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 1');
    await chooseOptions('Audience', 'Tyre customers Q4');
    await chooseOptions(/^Account/, 'Brückner Reifen GmbH');
    await expect((await canvas.findAllByText(/GMT\+1|CET|Berlin/))[0]).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Audience' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('Wave 1');
    await chooseOptions(/^Advertiser/, 'Fernwick & Daughters');
    await user.click(canvas.getByRole('button', { name: 'Add order' }));
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({
        account_id: 5,
        products: [{ audience_id: null, product_start_date: '2026-11-23T08:00:00.000Z' }],
      }),
    );
  },
});

/** An audience that was imported elsewhere is the product's already. */
export const WithAnAudience = meta.story({
  parameters: { route: '/order-management/add-order?audience=31' },
  beforeEach: addsOrder,
  play: async ({ canvas, userEvent: user }) => {
    await chooseOptions(/^Advertiser/, 'Fernwick & Daughters');
    await user.type(canvas.getByRole('textbox', { name: 'Order name' }), 'Spring');
    await user.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 1');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Volume' })).toHaveValue('41,306'));
    await user.click(canvas.getByRole('button', { name: 'Add order' }));
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({ products: [{ audience_id: 31, volume_ordered: 41_306, creative_id: null }] }),
    );
  },
});

/** Somebody who may not add products to an order adds only the order. */
export const OnlyAnOrder = meta.story({
  parameters: { permissions: ['can_view_order', 'can_add_order', 'can_view_product'] },
  beforeEach: addsOrder,
  play: async ({ canvas, userEvent: user }) => {
    await fillOrder();
    await expect(canvas.queryByRole('heading', { name: 'First product' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Add order' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    await expect(bodies[0]).not.toHaveProperty('products');
  },
});

/** An account that is chosen in the header meanwhile becomes the form's, unless the form has one. */
export const TakesTheAccountOfTheHeader = meta.story({
  parameters: { account: 'all' },
  play: async ({ canvas }) => {
    const advertiser = await canvas.findByRole('combobox', { name: /^Advertiser/ });
    await expect(advertiser).toHaveAccessibleDescription(/Choose the account first/);
    await chooseInHeader('Northlight Outdoor');
    await canvas.findByText('Northlight Outdoor', { selector: 'form *' });
    await chooseInHeader('Maison Lavande');
    await expect(canvas.getByText('Northlight Outdoor', { selector: 'form *' })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('v1', '/email_account')) });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty('v1', '/email_account')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Account/ }));
    await expect(await screen.findByText('No data available')).toBeVisible();
  },
});

/** The input stays when the server doesn't answer. */
export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v1', '/orders')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Order name' }), 'Spring');
    await userEvent.click(canvas.getByRole('button', { name: 'Add order' }));
    await expect(canvas.getByRole('textbox', { name: 'Order name' })).toHaveValue('Spring');
    await expect(canvas.getByRole('heading', { name: 'Add order' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order', 'can_view_product'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can_add_order/)).toBeVisible();
  },
});

/** As last month: an earlier order with its products, whose dates come next. */
export const AsAnEarlierOrder = meta.story({
  beforeEach: ({ msw }) => {
    bodies.length = 0;
    const earlier = productRow({ product_name: 'Wave 1', product_start_date: '2026-11-10T14:00:00.000Z' });
    msw.use(
      mock.get('v1', '/orders', ({ query }) => {
        const isOfAccount = query.get('account_id:eq') === '3';
        return isOfAccount ? { objects: [order({ id: 10_400, name: 'November' })], total_rows: 1 } : noOrders;
      }),
      mock.get('v1', '/orders/{id}', ({ params }) =>
        params['id'] === '10501'
          ? order({ id: 10_501, name: 'December', products: [earlier] })
          : order({ id: 10_400, name: 'November', products: [earlier] }),
      ),
      mock.get('v1', '/product/{id}', () => product()),
      mock.post('v1', '/orders/{id}/duplicate', async ({ request, params }) => {
        bodies.push(params['id'], await request.json());
        return order({ id: 10_501, name: 'December', products: [earlier] });
      }),
    );
  },
  play: async ({ canvas, userEvent: user }) => {
    await chooseOptions(/^Account/, 'Northlight Outdoor');
    await user.type(canvas.getByRole('textbox', { name: 'Order name' }), 'December');
    await user.click(canvas.getByRole('button', { name: 'As an earlier order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'As an earlier order' }));
    await expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await chooseOptions('Order', 'November, order 10400');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    const copy = within(await screen.findByRole('dialog', { name: 'Duplicate order' }));
    await expect(copy.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('December');
    await expect(await copy.findByText(/12\/08\/2026/)).toBeVisible();
    await user.click(copy.getByRole('button', { name: 'Duplicate order' }));
    await expect(await canvas.findByRole('heading', { name: 'December', level: 1 })).toBeVisible();
    await expect(bodies).toEqual(['10400', { name: 'December', days: 28 }]);
  },
});
