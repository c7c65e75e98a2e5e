import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  abortedProduct,
  cancelledProduct,
  liveProduct,
  waitingProduct,
} from '../../../fixtures/builders/launchedProducts.builders.ts';
import { productActions } from '../../../fixtures/builders/product.builders.ts';
import { recountedProduct } from '../../../fixtures/builders/recountedProduct.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Process',
  parameters: { route: '/order-management/edit-order/10428?product=20911', layout: 'fullscreen' },
});

/** Stopped while it was sending: the step has begun, and says what had gone out. */
export const Aborted = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => abortedProduct())),
  play: async ({ canvas }) => {
    const process = within(await canvas.findByRole('table', { name: 'Process' }));
    const [deploy] = process.getAllByRole('row', { name: /^Deploy/ });
    await expect(deploy).toHaveTextContent(/Started.*Cancelled: 29,310 delivered, 6 refused/);
  },
});

/** Cancelled while it waited: shows the frozen numbers and where the process ended. Only a relaunch has other numbers. */
export const Cancelled = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => cancelledProduct())),
  play: async ({ canvas, userEvent }) => {
    const process = within(await canvas.findByRole('table', { name: 'Process' }));
    await expect(process.getByRole('row', { name: /^Confirm/ })).toHaveTextContent(
      /Not Started.*Cancelled before Confirm$/,
    );
    await expect(process.getByRole('row', { name: /^Deploy/ })).toHaveTextContent(/Not Started.*Not reached$/);
    const numbers = within(canvas.getByRole('region', { name: 'From the file to the inbox' }));
    await expect(
      numbers.getByText('Attempt 1 of 11/21/2026 froze 41,306; a relaunch would reach 41,296 now.'),
    ).toBeVisible();
    await expect(canvas.getByText('$516.33')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Relaunch 41,296 recipients' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Review before sending' }));
    await expect(await sheet.findByText('41,296')).toBeVisible();
  },
});

/** Its audience is being recounted: the number who can be mailed is from before, and the go-ahead waits for the new count. */
export const Recounted = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => recountedProduct())),
  play: async ({ canvas }) => {
    const numbers = within(await canvas.findByRole('region', { name: 'From the file to the inbox' }));
    await expect(await numbers.findByRole('status')).toHaveTextContent(
      /^As of .* being recounted, ready in about 20 s\./,
    );
    const go = canvas.getByRole('button', { name: /^Confirm 41,306 recipients/ });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await expect(go).toHaveAccessibleDescription(/being recounted, ready in about 20 s/);
  },
});

/** The go-ahead is held: the page says what by, and leads to the review, where it may be decided. */
export const Held = meta.story({
  beforeEach: ({ msw }) => {
    const held = productActions([], '2 faults found by the proofreading wait for a decision');
    const { funnel } = waitingProduct();
    const shorter = funnel && { ...funnel, left_out: 2, recipients: funnel.recipients - 2 };
    msw.use(mock.get('v1', '/product/{id}', () => waitingProduct({ actions: held, funnel: shorter })));
  },
  play: async ({ canvas, userEvent }) => {
    const banner = within(await canvas.findByRole('region', { name: 'Waiting for the go-ahead' }));
    await expect(banner.getByText(/2 faults found by the proofreading wait for a decision\./)).toBeVisible();
    await expect(canvas.getByText('Left out in the review')).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Review' }));
    await expect(await screen.findByRole('dialog', { name: 'Review before sending' })).toBeVisible();
  },
});

/** Everything on the page is on the reader's clock. The account's clock, named as in the server's texts, shows on hover. */
export const InAnotherZone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/product/{id}', () => waitingProduct({ time_zone: 'Europe/Berlin' }))),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Process' }));
    await expect(await card.findByText(/your times, the account’s on hover/)).toBeVisible();
    const launched = card.getByText('11/21/2026 9:52 AM EST', { selector: 'time' });
    await expect(canvas.queryByText(/CET|GMT/)).toBeNull();
    await userEvent.hover(launched);
    await expect(await screen.findByText('11/21/2026 3:52 PM CET, Europe/Berlin')).toBeVisible();
  },
});

/** When and Took stay beside the details. */
export const Narrow = meta.story({
  parameters: { viewport: { options: { narrow: { name: 'Narrow', styles: { width: '1200px', height: '900px' } } } } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const process = within(await canvas.findByRole('table', { name: 'Process' }));
    const headers = process.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Step', 'Status', 'Took', 'When', 'Result']);
  },
});

/** On a phone, the button that stops the sending is within reach of the thumb. */
export const StopsByThumb = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => liveProduct())),
  play: async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause sending' });
    await expect(window.innerHeight - pause.getBoundingClientRect().bottom).toBe(12);
  },
});
