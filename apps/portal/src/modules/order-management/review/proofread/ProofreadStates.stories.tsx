import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { liveProduct } from '../../../../fixtures/builders/launchedProducts.builders.ts';
import {
  cleanProofread,
  decided,
  manyFaults,
  proofread,
} from '../../../../fixtures/builders/sending/proofread.builders.ts';
import { mock } from '../../../../fixtures/handlers/mock.ts';
import { failing, loading } from '../../../../fixtures/handlers/scenarios.ts';
import { findCard, findFault, findSheet, keeping, PATH } from '../../../../fixtures/proofreadPlays.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/States of the proofreading',
  parameters: { route: '/order-management/edit-order/10428?product=20911&ask=confirm', layout: 'fullscreen' },
});

/** Nothing was found: one calm line. */
export const Empty = meta.story({
  beforeEach: keeping(cleanProofread()),
  play: async () => {
    const card = await findCard();
    await expect(await card.findByText('No faults in 41,306 mails')).toBeVisible();
    await expect(card.queryByRole('list')).toBeNull();
    await expect((await findSheet()).getByRole('button', { name: 'Confirm 41,306 recipients' })).toBeEnabled();
  },
});

/** One fault of each kind, and one with more mails than the card shows. */
export const Many = meta.story({
  beforeEach: keeping(manyFaults()),
  play: async ({ userEvent }) => {
    const card = await findCard();
    await expect(await card.findAllByRole('heading', { level: 3 })).toHaveLength(11);
    const garbled = await findFault(/damaged letters/);
    await userEvent.click(garbled.getByRole('button', { name: /^Show the mails/ }));
    await userEvent.click(await garbled.findByRole('button', { name: /^All 312 mails/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '312 would show damaged letters' }));
    await expect(await dialog.findByRole('table', { name: 'Mails with this fault' })).toBeVisible();
    await expect(dialog.getByRole('searchbox', { name: 'Search mails' })).toBeVisible();
    const [show] = await dialog.findAllByRole('button', { name: /^Show/ });
    await userEvent.click(show as HTMLElement);
    const mail = within(await screen.findByRole('dialog', { name: /^The mail to line/ }));
    await expect(await mail.findByText('Your winter tyres are due')).toBeVisible();
    await expect(mail.getByText(/^Hello , your winter set/)).toBeVisible();
    await expect(mail.getByText(/unsubscribe address\]/)).toBeVisible();
  },
});

/** Without the right to give the go-ahead, the list says why nothing can be decided. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_product', 'can_view_order', 'order_management_module'] },
  beforeEach: keeping(decided(proofread(), 72, { choice: 'leave_out' })),
  play: async () => {
    const gap = await findFault(/would say/);
    await expect(gap.getByRole('radio', { name: 'Leave out' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
    // The audience and the creative are in modules that this reader can't open.
    await expect(gap.queryByRole('link')).toBeNull();
  },
});

/** After the go-ahead nothing can be decided. */
export const Closed = meta.story({
  beforeEach: keeping({ ...decided(proofread(), 71, { choice: 'fallback', fallback: 'there' }), is_open: false }),
  play: async () => {
    const card = await findCard();
    await expect(await card.findByText('Decisions are made while the launch waits for its go-ahead.')).toBeVisible();
    await expect(card.queryByRole('textbox')).toBeNull();
  },
});

const DECIDED = decided(
  decided(decided(proofread(), 71, { choice: 'fallback', fallback: 'there' }), 72, { choice: 'leave_out' }),
  73,
  { choice: 'accept', reason: 'Nobody there reads it in Gmail' },
);

/** After the go-ahead the product's page says what was decided. */
export const Decided = meta.story({
  parameters: { route: '/order-management/edit-order/10428?product=20911' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () => liveProduct()),
      mock.get('v2', PATH, () => ({ ...DECIDED, is_open: false })),
    ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Decisions about single mails' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^3 would say ‘Hello ,’‘there’ instead\. You, /),
      expect.stringMatching(/^2 lead to a broken addressLeft out\. You, /),
      expect.stringMatching(/^1 would be clipped by GmailAccepted, because ‘Nobody there reads it in Gmail’\. You, /),
    ]);
    await expect(canvas.getByText('41,304 go out')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Take back/ })).toBeNull();
    await expect(canvas.queryByText(/^Proofs/)).toBeNull();
  },
});

/** A list from before mails were read. */
export const NotRead = meta.story({
  beforeEach: ({ msw }) => {
    keeping(cleanProofread())({ msw });
    msw.use(failing('v2', PATH, { status: 404, message: 'There is no list', code: 'not_found' }));
  },
  play: async () => {
    await expect(await screen.findByText('This list was built before every mail was read.')).toBeVisible();
    await expect((await findSheet()).getByRole('button', { name: 'Confirm 41,306 recipients' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    keeping(cleanProofread())({ msw });
    msw.use(loading('v2', PATH));
  },
  play: async () => {
    const go = await (await findSheet()).findByRole('button', { name: 'Confirm 41,306 recipients' });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await expect(go).toHaveAccessibleDescription('What every mail says is being loaded');
  },
});

/** The list can't be read: the card says so, and the rest of the sheet works. */
export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => {
    keeping(cleanProofread())({ msw });
    msw.use(failing('v2', PATH));
  },
  play: async ({ userEvent, msw }) => {
    const retry = await (await findSheet()).findByRole('button', { name: 'Try again' });
    await expect((await findSheet()).getByRole('button', { name: 'Confirm 41,306 recipients' })).toBeEnabled();
    msw.use(mock.get('v2', PATH, () => cleanProofread()));
    await userEvent.click(retry);
    await expect(await screen.findByText('No faults in 41,306 mails')).toBeVisible();
  },
});

export const Small = meta.story({
  beforeEach: keeping(proofread()),
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const gap = await findFault(/would say/);
    await expect(await gap.findAllByText('one blank')).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
