import type { HttpHandler } from 'msw';
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
    await expect(summary.getByText('Dana Okafor')).toBeVisible();
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

const addingProduct = {
  parameters: { route: '/order-management/edit-order/10442?product=new' },
  beforeEach({ msw }: { msw: { use(...handlers: HttpHandler[]): void } }) {
    bodies.length = 0;
    const added = product({ product_id: 20_990, product_name: 'Wave 3' });
    msw.use(
      mock.post('v1', '/product', async ({ request }) => {
        bodies.push(await request.json());
        return added;
      }),
      mock.get('v1', '/product/{id}', () => added),
    );
  },
};

/** The first product of an order; only the name is required. */
export const AddingAProduct = meta.story({
  ...addingProduct,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 3');
    await userEvent.type(canvas.getByLabelText(/^Volume/), '41200');
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expect(await canvas.findByRole('heading', { name: 'Wave 3' })).toBeVisible();
    await expect(bodies[0]).toMatchObject({ order_id: 10_442, product_name: 'Wave 3', volume_ordered: 41_200 });
  },
});

/** Unreadable text is neither saved nor treated as empty: it stays, each field says what to type, and no product is added. */
export const AddingAProductThatCannotBeRead = meta.story({
  ...addingProduct,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 3');
    const volume = canvas.getByRole('spinbutton', { name: 'Volume' });
    await userEvent.type(volume, '12ab');
    const start = within(await canvas.findByRole('group', { name: /^Start/ }));
    (await start.findByRole('spinbutton', { name: /month/i })).focus();
    await userEvent.keyboard('1122');
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(volume).toHaveFocus());
    await expect(volume).toHaveValue('12ab');
    await expect(volume).toHaveAccessibleDescription('Type a number, such as 1,250');
    await expect((await canvas.findAllByText(/^Type the whole date and time, such as/))[0]).toBeVisible();
    await expect(start.getByRole('spinbutton', { name: /day/i })).toHaveTextContent('22');
    await expect(await canvas.findByText('2 fields need a change')).toBeVisible();
    await expect(bodies).toEqual([]);

    await userEvent.clear(volume);
    await userEvent.type(volume, '1250');
    await waitFor(() => expect(volume).not.toHaveAttribute('aria-invalid'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(start.getByRole('spinbutton', { name: /month/i })).toHaveFocus());
    await expect(bodies).toEqual([]);
    // An emptied start is fine: a draft may be without one.
    for (const part of [/day,/i, /month/i]) {
      start.getByRole('spinbutton', { name: part }).focus();
      await userEvent.keyboard('{Backspace}{Backspace}');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expect(await canvas.findByRole('heading', { name: 'Wave 3' })).toBeVisible();
    await expect(bodies).toMatchObject([{ volume_ordered: 1250, product_start_date: null }]);
  },
});

/** A product can be changed until its parts are pinned. */
export const EditingAProduct = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910&edit=yes' },
  beforeEach: ({ msw }) => {
    bodies.length = 0;
    msw.use(
      mock.patch('v1', '/product/{id}', async ({ request }) => {
        bodies.push(await request.json());
        return product();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const volume = await canvas.findByLabelText(/^Volume/);
    await userEvent.clear(volume);
    await userEvent.type(volume, '40000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await expect(await canvas.findByRole('button', { name: 'Launch 41,306 recipients' })).toBeVisible();
    await expect(bodies[0]).toMatchObject({
      volume_ordered: 40_000,
      audience_id: 31,
      creative_id: 412,
      rate_cpm_cents: null,
    });
  },
});

/** The banner names what the drafts lack; each name leads to its field. */
export const SomethingMissing = meta.story({
  beforeEach: ({ msw }) => {
    const reason = {
      code: 'incomplete',
      text: 'Missing: volume, end date.',
      subject: { entity: 'product', id: 20_910 },
      actor: 'Order owner',
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
          totals: { ordered: 41_200, delivered: 41_000, cost: { amount_cents: 51_250, currency: 'USD' } },
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

/** The audience says how many people it has and how old they are, and suggests the volume. */
export const AddingAProductFromAnAudience = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=new&audience=31' },
  beforeEach: addingProduct.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 3');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Audience' }));
    await expect((await screen.findAllByText('41,306 people, 11/20/2026'))[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use all 41,306 who can be mailed' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Volume' })).toHaveValue('41,306');
    await expect(canvas.getByText('41,306 in the audience can be mailed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(bodies[0]).toMatchObject({ audience_id: 31, volume_ordered: 41_306 }));
  },
});

/** A creative that was approved elsewhere is chosen already. */
export const AddingAProductWithACreative = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=new&creative=412' },
  beforeEach: addingProduct.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(bodies[0]).toMatchObject({ creative_id: 412, audience_id: null }));
  },
});

/** A link to what is missing ends in its field. */
export const EditingOneField = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910&edit=yes&field=product_start_date' },
  play: async ({ canvas }) => {
    const start = within(await canvas.findByRole('group', { name: /^Start/ }));
    const month = await start.findByRole('spinbutton', { name: /month/i });
    await waitFor(() => expect(month).toHaveFocus());
  },
});

export const Duplicates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duplicate' }));
    await expect(await canvas.findByText('Copied as Autumn catalogue (copy)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the copy' })).toHaveAttribute(
      'href',
      '/order-management/edit-order/10501',
    );
  },
});
