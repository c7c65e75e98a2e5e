import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { correctedProduct, heldProduct, pausedProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { productActions } from '../../../fixtures/builders/product.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

type Product = ReturnType<typeof pausedProduct>;

const PRODUCT = '/order-management/edit-order/10428?product=20911';

const meta = preview.meta({
  title: 'Screens/Order Management/Corrected mail',
  parameters: { route: PRODUCT, layout: 'fullscreen' },
});

const calls: string[] = [];

/** Serves the paused product, and what follows a call that launches it. */
function serving(first: Product) {
  calls.length = 0;
  let now = first;
  const launched = (then: Product) => (info: { request: Request }) => {
    calls.push(new URL(info.request.url).pathname);
    now = then;
    return now;
  };
  return [
    mock.get('v1', '/product/{id}', () => now),
    mock.post('v1', '/product/{id}/relaunch', launched(heldProduct({ attempt: 2 }))),
    mock.post('v1', '/product/{id}/launch', launched(pausedProduct({ product_status: 'Live', attention: null }))),
  ];
}

async function findSheet() {
  return within(await screen.findByRole('dialog', { name: 'Review before sending' }));
}

/** The corrected revision is approved, and its review is the next step. Resuming and aborting are in the menu. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...serving(correctedProduct())),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Review the corrected mail' })).toBeEnabled();
    await expect(
      await canvas.findByText(
        'Revision 5 is approved. Revision 4 went to 29,312 people; 11,994 would get the corrected mail.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resume' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Resume' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** A mail with a mistake was stopped. Its next step is to resume; beside the reason is the way to correct it. */
export const Uncorrected = meta.story({
  beforeEach: ({ msw }) => msw.use(...serving(pausedProduct())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Correct the mail' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?ask=revision',
    );
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Review the corrected mail' })).toBeNull();
  },
});

function rejectedProduct(): Product {
  const text = 'The creative it sends was rejected.';
  const { reasons } = pausedProduct();
  const gone = { code: 'creative_gone', text, subject: { entity: 'creative', id: 412 }, actor: 'Creative team' };
  return pausedProduct({
    attention_detail: null,
    next_actor: '2 people',
    next_actor_id: null,
    next_step: null,
    reasons: [...reasons, gone],
    actions: productActions(['cancel']),
  });
}

/** Somebody rejected the creative while it went out. The banner says that only another revision can be sent. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(...serving(rejectedProduct())),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The creative it sends was rejected. It can’t be resumed, only corrected or aborted.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Correct the mail' })).toBeVisible();
  },
});

/** While the new revision is being checked, the page says so. Resuming says that it sends the old one. */
export const BeingChecked = meta.story({
  beforeEach: ({ msw }) => msw.use(...serving(correctedProduct('Action Pending - Validate'))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Revision 5 is still being checked\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See revision 5' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412',
    );
    await expect(canvas.queryByRole('link', { name: 'Correct the mail' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(
      await screen.findByText(/They get revision 4 of the mail, not the corrected revision 5\.$/),
    ).toBeVisible();
    await expect(calls).toEqual([]);
  },
});

/** The check found something: the banner says what the revision needs. */
export const NeedsAttention = meta.story({
  beforeEach: ({ msw }) => msw.use(...serving(correctedProduct('Need Attention'))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Revision 5 needs attention: the check found something critical/),
    ).toBeVisible();
  },
});

/** One press, however often it is pressed, and the page shows the new attempt. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => msw.use(...serving(correctedProduct())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the corrected mail' }));
    const sheet = await findSheet();
    await userEvent.dblClick(await sheet.findByRole('button', { name: 'Send the corrected mail to 11,994' }));
    await waitFor(() => expect(calls).toEqual(['/api/v1/product/20911/relaunch']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^On hold for/)).toBeVisible();
  },
});

/** A refusal keeps the sheet open, with the paused product as it is. */
export const Refused = meta.story({
  parameters: { route: `${PRODUCT}&ask=correct` },
  beforeEach: ({ msw }) =>
    msw.use(
      ...serving({
        ...correctedProduct(),
        actions: productActions(['resume', 'cancel'], 'Its end has passed'),
      }),
    ),
  play: async () => {
    const sheet = await findSheet();
    await expect(await sheet.findByRole('heading', { name: 'Its end has passed' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Send the corrected mail/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
