import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { mayNot } from '../../../fixtures/builders/actions.ts';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { order } from '../../../fixtures/builders/order.builders.ts';
import { product } from '../../../fixtures/builders/product.builders.ts';
import { page } from '../../../fixtures/handlers/page.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Product form',
  parameters: { route: '/order-management/edit-order/10442?product=new', layout: 'fullscreen' },
});

const bodies: unknown[] = [];

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

/** A data delivery has a destination beside its creative. A link leads to the destinations, where one is added and checked. */
export const OrderingADataDelivery = meta.story({
  ...addingProduct,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 3');
    await expect(canvas.queryByRole('combobox', { name: 'Destination' })).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }));
    await userEvent.click((await screen.findAllByRole('option', { name: 'Data delivery' }))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Destination' }));
    await userEvent.click((await screen.findAllByRole('option', { name: 'Nightly lists' }))[0] as HTMLElement);
    await expect(canvas.getByRole('combobox', { name: 'Creative' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add or check a destination' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({ product_type: 'Data delivery', install_id: 61, creative_id: null }),
    );
  },
});

/** Unreadable text is neither saved nor treated as empty: it stays, each field says what to type, and no product is added. */
export const AddingAProductThatCannotBeRead = meta.story({
  ...addingProduct,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 3');
    const volume = canvas.getByRole('spinbutton', { name: 'Volume' });
    await userEvent.type(volume, '12ab');
    // Takes the suggested start back, and the end that follows it.
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement);
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

/** The audience says how many people it has and how old they are. An empty volume is filled in with them. */
export const AddingAProductFromAnAudience = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=new&audience=31' },
  beforeEach: addingProduct.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 3');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Audience' }));
    await expect((await screen.findAllByText('41,306 people, 11/20/2026'))[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const volume = canvas.getByRole('spinbutton', { name: 'Volume' });
    await waitFor(() => expect(volume).toHaveValue('41,306'));
    await expect(canvas.getByText('Suggested: everybody who can be mailed')).toBeVisible();
    // One key after the field takes it back, and it isn't filled in a second time.
    volume.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(volume).toHaveValue('');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use all 41,306 who can be mailed' }));
    await expect(volume).toHaveValue('41,306');
    await userEvent.type(canvas.getByLabelText(/^Rate per thousand/), '12.50');
    await expect(await canvas.findByText('$516.33')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(bodies[0]).toMatchObject({ audience_id: 31, volume_ordered: 41_306 }));
  },
});

/** The account's next working hour and a week later are filled in and marked. The end follows the start until it is chosen. */
export const SuggestedDates = meta.story({
  ...addingProduct,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Wave 3');
    await expect(canvas.getByText('Suggested: the account’s next working hour')).toBeVisible();
    await expect(canvas.getByText('Suggested: a week later')).toBeVisible();
    const start = within(await canvas.findByRole('group', { name: /^Start/ }));
    (await start.findByRole('spinbutton', { name: /^day/i })).focus();
    await userEvent.keyboard('25');
    await expect(canvas.queryByText('Suggested: the account’s next working hour')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({
        product_start_date: '2026-11-25T14:00:00.000Z',
        product_end_date: '2026-12-02T14:00:00.000Z',
      }),
    );
  },
});

/** A copy of a product begins a week later, and its dates are moved together by any number of days. */
export const Copy = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=new&copy=20910' },
  beforeEach: ({ msw }) => {
    bodies.length = 0;
    msw.use(
      mock.post('v1', '/product', async ({ request }) => {
        bodies.push(await request.json());
        return product();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'A copy of Autumn trail boots, wave 2' })).toBeVisible();
    const days = canvas.getByRole('spinbutton', { name: 'Dates moved by' });
    await expect(days).toHaveValue('7');
    await userEvent.clear(days);
    await userEvent.type(days, '14');
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({
        product_name: 'Autumn trail boots, wave 2 (copy)',
        product_start_date: '2026-12-08T13:00:00.000Z',
        product_end_date: '2026-12-15T13:00:00.000Z',
        volume_ordered: 41_200,
      }),
    );
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

/** The creatives of the order's advertiser come first, and each option names its advertiser. */
export const ChoosingACreative = meta.story({
  beforeEach: ({ msw }) => {
    const mails = ['Winter tyres reminder', 'Refer a friend', 'Autumn boots'].map((name, at) =>
      creative({
        id: 500 + at,
        name,
        status: 'Approved',
        advertiser_id: at === 2 ? 21 : 22,
        advertiser_name: at === 2 ? 'Fernwick & Daughters' : 'Hanami Stationery',
      }),
    );
    msw.use(
      mock.get('v1', '/creatives', ({ query }) => {
        const own = query.get('advertiser_id:eq');
        return page(own === null ? mails : mails.filter(({ advertiser_id }) => String(advertiser_id) === own), query);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Creative' }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Autumn bootsFernwick & Daughters, Approved',
        'Winter tyres reminderHanami Stationery, Approved',
        'Refer a friendHanami Stationery, Approved',
      ]),
    );
  },
});

/** Opened by a person who may not add: the page says why, and there is no disabled save button. */
export const NothingCanBeAdded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/orders/{id}', () => {
        const reason = 'Only order managers can add products';
        return order({ actions: [mayNot('add_product', 'can_add_product', reason)] });
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only order managers can add products')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add product' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible();
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
