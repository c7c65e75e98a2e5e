import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { importedAnyway } from '../../../fixtures/builders/consent.builders.ts';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { confirmedProduct, heldProduct, waitingProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { recountedProduct } from '../../../fixtures/builders/recountedProduct.builders.ts';
import { product, productActions } from '../../../fixtures/builders/product.builders.ts';
import { cleanProofread } from '../../../fixtures/builders/sending/proofread.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing, loading } from '../../../fixtures/handlers/scenarios.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Review before sending',
  parameters: { route: '/order-management/edit-order/10428?product=20911&ask=confirm', layout: 'fullscreen' },
});

const calls: { path: string; body: unknown }[] = [];

async function remember(request: Request) {
  calls.push({ path: new URL(request.url).pathname, body: await request.json() });
}

function withMail(one: ReturnType<typeof product>) {
  return {
    ...one,
    time_zone: 'Europe/Berlin',
    creative: one.creative && { ...one.creative, preview_url: creative().preview_url },
  };
}

async function findSheet() {
  return within(await screen.findByRole('dialog', { name: 'Review before sending' }));
}

/** All that will happen, then the go-ahead for the count that was on screen, then its undo. */
export const Default = meta.story({
  beforeEach: ({ msw }) => {
    calls.length = 0;
    let now = withMail(waitingProduct());
    msw.use(
      mock.get('v1', '/product/{id}', () => now),
      mock.post('v1', '/product/{id}/confirm', async ({ request }) => {
        await remember(request);
        const isUndo = calls.length > 1;
        now = withMail(isUndo ? waitingProduct() : confirmedProduct());
        return now;
      }),
    );
  },
  play: async () => {
    const sheet = await findSheet();
    await expect(await sheet.findByText('people, and 4 live seeds')).toBeVisible();
    await expect(sheet.getByText('ordered 41,200, 0.3 % over, within 5 %')).toBeVisible();
    await expect(sheet.getByText('$516.33')).toBeVisible();
    await expect(sheet.getByText('service@brueckner.example')).toBeVisible();
    await expect(sheet.getByText('for brueckner.example')).toBeVisible();
    await expect(sheet.getByText(/^Mon 11\/23\/2026 1:15 PM/)).toBeVisible();
    await expect(sheet.getByText('Mon 11/23/2026 7:15 AM EST')).toBeVisible();
    await expect(sheet.getByText(/List, mail and sender have been frozen since/)).toHaveTextContent('6 of 6 accepted');
    await expect(sheet.getByText('2 e-mail clients accepted')).toBeVisible();
    await expect(await sheet.findByText('No faults in 41,306 mails')).toBeVisible();
    await expect(sheet.getByText('Are you sure?')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Confirm 41,306 recipients' })).toBeEnabled();
  },
});

/** A confirmation is undone from the page. */
export const Undoing = meta.story({
  beforeEach: Default.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const sheet = await findSheet();
    await sheet.findByText('No faults in 41,306 mails');
    await userEvent.click(sheet.getByRole('button', { name: 'Confirm 41,306 recipients' }));
    await expect(await canvas.findByText(/^Confirmed: nothing goes out for/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Waiting for your go-ahead')).toBeVisible();
    await expect(calls).toEqual([
      {
        path: '/api/v1/product/20911/confirm',
        body: { decision: 'go', recipients: 41_306, proofread_sha256: cleanProofread().sha256 },
      },
      { path: '/api/v1/product/20911/confirm', body: { decision: 'undo' } },
    ]);
  },
});

/** Before a launch nothing is built: the sheet says what a launch leads to, and that mail would leave immediately. */
export const Empty = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20910&ask=launch' },
  beforeEach: ({ msw }) => {
    calls.length = 0;
    let now = product({ product_start_date: '2026-11-21T14:00:00.000Z', rate: null });
    msw.use(
      mock.get('v1', '/product/{id}', () => now),
      mock.post('v1', '/product/{id}/launch', async ({ request }) => {
        await remember(request);
        now = heldProduct();
        return now;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const sheet = await findSheet();
    await expect(await sheet.findByText('This creative has no HTML: readers get the plain text')).toBeVisible();
    await expect(sheet.getByText('immediately: the start has passed')).toBeVisible();
    await expect(sheet.getByText('Nothing yet. After the launch a proof goes to the test seeds.')).toBeVisible();
    await expect(sheet.getByText('Held for 10 min')).toBeVisible();
    await expect(sheet.getByText('Nobody else is mailed before that.')).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Send back with a message' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Launch 41,306 recipients' }));
    await expect(await canvas.findByText(/^On hold for/)).toBeVisible();
    await expect(calls).toEqual([{ path: '/api/v1/product/20910/launch', body: {} }]);
  },
});

/** A suppression list has changed while the sheet is open: it says when its number was counted, and waits for the new one. */
export const Recounted = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => withMail(recountedProduct()))),
  play: async () => {
    const sheet = await findSheet();
    await expect(await sheet.findByRole('status')).toHaveTextContent(
      /^As of .* being recounted, ready in about 20 s\./,
    );
    const go = sheet.getByRole('button', { name: 'Confirm 41,306 recipients' });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await expect(go).toHaveAccessibleDescription(/being recounted/);
  },
});

/** The mail of another advertiser: the sheet names both, and who accepted it. */
export const OfAnotherAdvertiser = meta.story({
  beforeEach: ({ msw }) => {
    const waiting = withMail(waitingProduct());
    const accepted = {
      at: '2026-11-20T21:00:00.000Z',
      event: 'accept_advertiser',
      from_status: 'Needs Attention' as const,
      to_status: 'Needs Attention' as const,
      by: { id: 9, name: 'Noor Haddad' },
      detail: 'Hanami Stationery: Both brands agreed',
    };
    const foreign = waiting.creative && { ...waiting.creative, advertiser: { id: 22, name: 'Hanami Stationery' } };
    msw.use(
      mock.get('v1', '/product/{id}', () => ({
        ...waiting,
        creative: foreign,
        history: [accepted, ...waiting.history],
      })),
    );
  },
  play: async () => {
    const sheet = await findSheet();
    await expect(await sheet.findByText('Mail of')).toBeVisible();
    await expect(sheet.getByText('Hanami Stationery')).toBeVisible();
    await expect(sheet.getByText('Order of')).toBeVisible();
    await expect(sheet.getByText('Other advertiser accepted')).toBeVisible();
    await expect(sheet.getByText(/^Noor Haddad,/)).toBeVisible();
  },
});

/** E-mails that go out unsigned: the sheet says so, and where a sending domain is added. */
export const Unsigned = meta.story({
  beforeEach: ({ msw }) => {
    const waiting = withMail(waitingProduct());
    const creative = waiting.creative && { ...waiting.creative, signed_for: null };
    msw.use(mock.get('v1', '/product/{id}', () => ({ ...waiting, creative })));
  },
  play: async () => {
    const sheet = await findSheet();
    await expect(await sheet.findByText(/ask bulk senders to sign/)).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Sending domains' })).toHaveAttribute(
      'href',
      '/administration/accounts/3?tab=domains',
    );
  },
});

/** An audience with people whose own file says not to mail them: the sheet says who imported them, and why. */
export const OptedOutImported = meta.story({
  beforeEach: ({ msw }) => {
    const waiting = withMail(waitingProduct());
    const audience = waiting.audience && { ...waiting.audience, imported_anyway: importedAnyway() };
    msw.use(mock.get('v1', '/product/{id}', () => ({ ...waiting, audience })));
  },
  play: async () => {
    const sheet = await findSheet();
    const warning = await sheet.findByText('People who opted out in the file were imported as well (1,204 rows)');
    await expect(warning).toBeVisible();
    // Before the mail, which fills a phone.
    const mail = sheet.getByRole('heading', { name: 'As readers see it' });
    await expect(warning.compareDocumentPosition(mail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(sheet.getByText(/^Sam Reyes decided on .*: ‘They signed up again at the fair’$/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('v1', '/product/{id}')) });

/** The page has its record; the fresh one that the sheet asks for fails. */
export const Failing = meta.story({
  name: 'Error',
  parameters: { route: '/order-management/edit-order/10428?product=20911' },
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => waitingProduct())),
  play: async ({ canvas, userEvent, msw }) => {
    const confirm = await canvas.findByRole('button', { name: 'Confirm 41,306 recipients' });
    msw.use(failing('v1', '/product/{id}'));
    await userEvent.click(confirm);
    const sheet = await findSheet();
    await expect(await sheet.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(sheet.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  },
});

/** Somebody else was quicker, or the right is missing: the sheet says why, and the button too. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        waitingProduct({ actions: productActions([], 'It is not waiting for a go-ahead') }),
      ),
    ),
  play: async () => {
    const sheet = await findSheet();
    const button = await sheet.findByRole('button', { name: 'Confirm 41,306 recipients' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('It is not waiting for a go-ahead');
    await expect(sheet.getByRole('region', { name: 'It is not waiting for a go-ahead' })).toBeVisible();
  },
});

/** The other way stands apart from the button: a reason, and the product goes back to its owner. */
export const SendingBack = meta.story({
  beforeEach: Default.input.beforeEach,
  play: async ({ userEvent }) => {
    const sheet = await findSheet();
    await userEvent.click(await sheet.findByRole('button', { name: 'Send back with a message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Other subject');
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await expect(calls[0]?.body).toEqual({ decision: 'send_back', reason: 'Other subject' });
  },
});

export const Small = meta.story({
  beforeEach: Default.input.beforeEach,
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
});

/** The account's limits make it slow: its end comes before the last message, and the sheet says so before the button. */
export const TooSlowForItsEnd = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        withMail(
          waitingProduct({
            send_hours: { from_hour: 8, until_hour: 20, weekdays_only: true },
            warm_up: { starts_on: '2026-11-23', first_day: 5_000, grows_by_percent: 50, until: 50_000 },
            product_end_date: '2026-11-25T11:00:00.000Z',
          }),
        ),
      ),
    ),
  play: async () => {
    const sheet = await findSheet();
    const warning = await sheet.findByRole('region', {
      name: '17,556 of 41,310 would not go out before its end, 11/25/2026 12:00 PM CET',
    });
    await expect(warning).toBeVisible();
    await expect(
      sheet.getByText(
        /Between 8 AM and 8 PM, Monday to Friday, at most 500 a minute\. Warm-up: at most 5,000 people on 11\/23\/2026/,
      ),
    ).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Confirm 41,306 recipients' })).toBeVisible();
  },
});

/** With a later end all messages go out, in several days. */
export const SeveralDays = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/product/{id}', () =>
        withMail(
          waitingProduct({
            warm_up: { starts_on: '2026-11-23', first_day: 10_000, grows_by_percent: 100, until: 50_000 },
          }),
        ),
      ),
    ),
  play: async () => {
    const sheet = await findSheet();
    await expect(await sheet.findByText(/^done about 11\/\d\d\/2026 .*, over 3 days\.$/)).toBeVisible();
  },
});
