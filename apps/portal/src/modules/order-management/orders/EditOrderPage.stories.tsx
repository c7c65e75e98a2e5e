import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { order } from '../../../fixtures/builders/order.builders.ts';
import { product, productActions, productRow } from '../../../fixtures/builders/product.builders.ts';
import { failing, loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Order',
  parameters: { route: '/order-management/edit-order/10442', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Autumn catalogue' })).toBeVisible();
    const products = await canvas.findByRole('table', { name: 'Products' });
    await expect(await within(products).findByRole('link', { name: /wave 1/ })).toHaveAttribute(
      'href',
      '/order-management/edit-order/10442?product=20912',
    );
    await expect(canvas.getByRole('button', { name: 'Submit order' })).toBeEnabled();
    await expect(canvas.getByText('Not yet: its products stay Draft')).toBeVisible();
    const summary = within(canvas.getByRole('region', { name: 'Order' }));
    await expect(summary.getByText('291,200')).toBeVisible();
    // The reader owns it.
    await expect(await summary.findByText('You')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('v1', '/orders/{id}')) });

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/orders/{id}', () =>
        order({
          products: [],
          status: 'Draft',
          actions: [
            {
              name: 'submit',
              allowed: false,
              reason: 'It has no product yet',
              permission: 'can_update_order',
              confirm_text: null,
            },
            { name: 'add_product', allowed: true, reason: null, permission: 'can_update_order', confirm_text: null },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit order' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Failing = meta.story({ ...failingRecord('v1', '/orders/{id}', 'The order'), name: 'Error' });

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v1', '/orders/{id}', { status: 404, message: 'Not found' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The order was not found', level: 1 })).toBeVisible();
  },
});

const bodies: unknown[] = [];

/** Saves with the version that the user edited. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    bodies.length = 0;
    msw.use(
      mock.patch('v1', '/orders/{id}', async ({ request }) => {
        bodies.push({ etag: request.headers.get('If-Match'), ...((await request.json()) as object) });
        return order({ name: 'Autumn catalogue 2026', version: 3 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Order name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save order' }));
    await expect(bodies).toEqual([]);
    await userEvent.type(name, 'Autumn catalogue 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    await expect(bodies[0]).toEqual({
      etag: '"2"',
      advertiser_id: 21,
      name: 'Autumn catalogue 2026',
      po_number: 'PO-77120',
      notes: null,
    });
  },
});

/** Somebody else saved in the meantime: no input is lost (R25). */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => {
    bodies.length = 0;
    msw.use(
      mock.patch('v1', '/orders/{id}', ({ request }) => {
        const etag = request.headers.get('If-Match');
        bodies.push(etag);
        if (etag === '"7"') return order({ version: 8 });
        const body = {
          message: 'Somebody else saved it',
          request_id: 'story',
          record: order({ name: 'Theirs', version: 7 }),
        };
        return new Response(JSON.stringify(body), {
          status: 412,
          headers: { 'Content-Type': 'application/json' },
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Order name' }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this in the meantime' }));
    await expect(dialog.getByText('theirs: Theirs · yours: Autumn catalogue 2')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(bodies).toEqual(['"2"', '"7"']));
  },
});

/** The banner names what the drafts lack; each name leads to its field. */
export const SomethingMissing = meta.story({
  beforeEach: ({ msw }) => {
    const reason = {
      code: 'incomplete',
      text: 'Missing: volume, end date.',
      subject: { entity: 'product', id: 20_910 },
      actor: 'Noor Haddad',
      actor_id: 9,
      fields: [
        { name: 'volume_ordered', label: 'volume' },
        { name: 'product_end_date', label: 'end date' },
      ],
    };
    const draft = productRow({ product_status: 'Draft', reasons: [reason], actions: productActions(['update']) });
    msw.use(mock.get('v1', '/orders/{id}', () => order({ products: [draft] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'end date' })).toHaveAttribute(
      'href',
      '/order-management/edit-order/10442?product=20910&edit=yes&field=product_end_date',
    );
  },
});

/** All is sent: the sums stand first, and the form is folded. */
export const Finished = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/orders/{id}', () =>
        order({
          submitted_at: '2026-11-01T15:00:00.000Z',
          submitted_by: { id: 7, name: 'Dana Okafor' },
          products: [productRow({ product_status: 'Completed', volume_delivered: 41_000, actions: [] })],
          totals: {
            ordered: 41_200,
            delivered: 41_000,
            cost: { amount_cents: 51_250, currency: 'USD' },
            expected_cost: null,
          },
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$512.50')).toBeVisible();
    await expect(canvas.getByText(/99\.5 %/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Order name' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }));
    await expect(await canvas.findByRole('textbox', { name: 'Order name' })).toBeVisible();
  },
});

/** A client sees what was ordered, and nothing that they can never do. */
export const ForAClient = meta.story({
  globals: { role: 'Advertiser Client' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('291,200')).toBeVisible();
    await expect(canvas.getByText('PO-77120')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save order' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Add product' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add product' })).toBeNull();
  },
});

/** A copy as last month: it says which product would start when, and the copy's page is next. */
export const Duplicates = meta.story({
  beforeEach: ({ msw }) => {
    bodies.length = 0;
    const [early, late] = [
      productRow({ product_id: 20_911, product_name: 'Wave 1', product_start_date: '2026-10-06T13:00:00.000Z' }),
      productRow({ product_id: 20_912, product_name: 'Wave 2', product_start_date: '2026-11-24T14:00:00.000Z' }),
    ];
    const copy = order({ id: 10_501, name: 'December', products: [{ ...early, product_start_date: null }, late] });
    msw.use(
      mock.get('v1', '/orders/{id}', ({ params }) =>
        params['id'] === '10501' ? copy : order({ products: [early, late] }),
      ),
      mock.get('v1', '/product/{id}', () => product()),
      mock.post('v1', '/orders/{id}/duplicate', async ({ request }) => {
        bodies.push(await request.json());
        return copy;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate order' }));
    const days = dialog.getByRole('spinbutton', { name: 'Dates moved by' });
    // Four weeks wouldn't be enough for the first product.
    await waitFor(() => expect(days).toHaveValue('49'));
    const row = async (name: RegExp) => within(await dialog.findByRole('row', { name }));
    await expect((await row(/Wave 1/)).getByText(/11\/24\/2026/)).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '28');
    await expect((await row(/Wave 1/)).getByText('It would be too early')).toBeVisible();
    await expect((await row(/Wave 2/)).getByText(/12\/22\/2026/)).toBeVisible();
    const name = dialog.getByRole('textbox', { name: 'Name of the copy' });
    await expect(name).toHaveValue('Autumn catalogue (copy)');
    await userEvent.clear(name);
    await userEvent.type(name, 'December');
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate order' }));
    await expect(await canvas.findByRole('heading', { name: 'December', level: 1 })).toBeVisible();
    await expect(await screen.findByText('Order copied. Without dates: Wave 1')).toBeVisible();
    await expect(bodies).toEqual([{ name: 'December', days: 28 }]);
  },
});

/** Without days, the copy has no dates. */
export const DuplicatesWithoutDates = meta.story({
  beforeEach: ({ msw }) => {
    bodies.length = 0;
    msw.use(
      mock.post('v1', '/orders/{id}/duplicate', async ({ request }) => {
        bodies.push(await request.json());
        return order({ id: 10_501, name: 'Autumn catalogue (copy)' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate order' }));
    await userEvent.clear(dialog.getByRole('spinbutton', { name: 'Dates moved by' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate order' }));
    await waitFor(() => expect(bodies).toEqual([{ name: 'Autumn catalogue (copy)' }]));
  },
});
