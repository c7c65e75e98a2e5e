import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { missedProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { product, productActions } from '../../../fixtures/builders/product.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

type Product = ReturnType<typeof product>;

const meta = preview.meta({
  title: 'Screens/Order Management/New start',
  parameters: { route: '/order-management/edit-order/10428?product=20911', layout: 'fullscreen' },
});

const calls: unknown[] = [];

/** Serves a product whose dates can be saved. */
function saving(first: Product) {
  calls.length = 0;
  let now = first;
  return [
    mock.get('v1', '/product/{id}', () => now),
    mock.patch('v1', '/product/{id}', async ({ request }) => {
      const body = (await request.json()) as Partial<Product>;
      calls.push(body);
      now = { ...now, ...body, version: now.version + 1 };
      return now;
    }),
  ];
}

function missed(over: Partial<Product> = {}) {
  return missedProduct({
    product_start_date: '2026-11-20T14:00:00.000Z',
    product_end_date: '2026-12-20T14:00:00.000Z',
    ...over,
  });
}

const START = { name: 'Start again with 41,296 recipients' };

/** The next working day at the same hour is filled in. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...saving(missed())),
  play: async ({ canvas }) => {
    // Both numbers are named: what the stopped attempt froze, and what a relaunch would reach.
    await expect(
      await canvas.findByText('Attempt 1 of 11/21/2026 froze 41,306; a relaunch would reach 41,296 now.'),
    ).toBeVisible();
    const form = await canvas.findByRole('form', { name: 'New start' });
    await expect(form).toHaveTextContent('It ends 12/20/2026 9:00 AM EST, as ordered.');
    await expect(canvas.getByRole('button', { name: 'Mon 2:00 PM EST' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Tue 9:00 AM EST' })).toBeEnabled();
    await within(form).findAllByRole('spinbutton', { name: /hour/ });
    // One relaunch, not two.
    await expect(canvas.queryByRole('button', { name: /^Relaunch/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Delivery' })).toBeNull();
  },
});

/** One press saves the start and opens the review; a second one changes nothing. */
export const Relaunch = meta.story({
  beforeEach: ({ msw }) => msw.use(...saving(missed())),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('form', { name: 'New start' });
    await userEvent.dblClick(canvas.getByRole('button', START));
    const sheet = within(await screen.findByRole('dialog', { name: 'Review before sending' }));
    await expect(await sheet.findByRole('button', { name: 'Relaunch 41,296 recipients' })).toBeEnabled();
    await expect(calls).toEqual([
      { product_start_date: '2026-11-23T14:00:00.000Z', product_end_date: '2026-12-20T14:00:00.000Z' },
    ]);
  },
});

/** Another start is one press away, or typed; Enter in the field sends it. An end that would have passed moves with it. */
export const AnotherStart = meta.story({
  beforeEach: ({ msw }) => msw.use(...saving(missed({ product_end_date: '2026-11-20T22:00:00.000Z' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tue 9:00 AM EST' }));
    const form = canvas.getByRole('form', { name: 'New start' });
    await waitFor(() => expect(form).toHaveTextContent('It ends 11/24/2026 5:00 PM EST, and runs as long as ordered.'));
    (await within(form).findByRole('spinbutton', { name: /^day/i })).focus();
    await userEvent.keyboard('25');
    await waitFor(() => expect(form).toHaveTextContent('It ends 11/25/2026 5:00 PM EST'));
    await userEvent.click(canvas.getByRole('button', START));
    await waitFor(() =>
      expect(calls).toEqual([
        { product_start_date: '2026-11-25T14:00:00.000Z', product_end_date: '2026-11-25T22:00:00.000Z' },
      ]),
    );
    await screen.findByRole('dialog', { name: 'Review before sending' });
  },
});

/** A start that has passed is refused beside the field, and nothing is saved. */
export const PastStart = meta.story({
  beforeEach: ({ msw }) => msw.use(...saving(missed())),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'New start' }));
    (await form.findByRole('spinbutton', { name: /^day/i })).focus();
    await userEvent.keyboard('19');
    await userEvent.click(canvas.getByRole('button', START));
    await expect(
      (await form.findAllByText(/Product start date is earlier than required minimum date/))[0],
    ).toBeVisible();
    await expect(calls).toEqual([]);
  },
});

const late = {
  code: 'start_too_close',
  status: 'Needs Attention' as const,
  text: 'The start is too close: it had to be launched before 11/21/2026.',
  subject: { entity: 'product' as const, id: 20_910 },
  actor: 'Dana Okafor',
  actor_id: 7,
  due: '2026-11-21T05:00:00.000Z',
  step: 'choose a later start',
  fields: [{ name: 'product_start_date', label: 'start date' }],
};

/** Something else holds it too: the start is saved, and no review opens that would refuse the launch. */
export const TooClose = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...saving(
        product({
          product_status: 'Needs Attention',
          product_start_date: '2026-11-21T18:00:00.000Z',
          deployment_delta_days: 2,
          creative: null,
          next_actor: 'Dana Okafor',
          next_actor_id: 7,
          next_step: 'choose a later start and choose a creative',
          reasons: [
            late,
            {
              code: 'no_creative',
              status: 'Pending: Creative',
              text: 'No creative is chosen.',
              subject: { entity: 'product', id: 20_910 },
              actor: 'Dana Okafor',
              actor_id: 7,
              due: '2026-11-21T05:00:00.000Z',
              step: 'choose a creative',
              fields: [{ name: 'creative_id', label: 'creative' }],
            },
          ],
          actions: productActions(['update', 'delete'], late.text),
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: late.text })).toBeVisible();
    await expect(await canvas.findByText(/^You: choose a later start/)).toBeVisible();
    await expect(await canvas.findByText(/creative approved was due/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new start' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    // Monday is two days of notice away, and the first working day.
    await expect(calls[0]).toMatchObject({ product_start_date: '2026-11-23T18:00:00.000Z' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** On a phone the button is within reach of the thumb. */
export const Small = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...saving(missed())),
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('button', START);
    await expect(window.innerHeight - start.getBoundingClientRect().bottom).toBe(12);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
