import type { V2Schemas } from '@mailroom/api-client';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { note, noteOf, staffNotes } from '../../../fixtures/builders/notes/note.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { errorBody } from '../../../fixtures/handlers/network.ts';
import { pageV2 } from '../../../fixtures/handlers/page.ts';
import { empty, failing } from '../../../fixtures/handlers/scenarios.ts';

type Note = V2Schemas['ProductNote'];

const meta = preview.meta({
  title: 'Screens/Order Management/Product notes',
  parameters: { route: '/order-management/edit-order/10428?product=20911', layout: 'fullscreen' },
});

const calls: { body: unknown; key: string | null; version: string | null }[] = [];

async function remember(request: Request) {
  const text = await request.text();
  calls.push({
    body: text === '' ? undefined : JSON.parse(text),
    key: request.headers.get('Idempotency-Key'),
    version: request.headers.get('If-Match'),
  });
}

/** Serves notes that can be added, changed and deleted. The first attempts of each are refused, as asked. */
function keeping(first: readonly Note[], refusals: Response[] = []) {
  calls.length = 0;
  let all = first;
  return [
    mock.get('v2', '/product/{id}/notes', ({ query }) => pageV2(all, query)),
    mock.post('v2', '/product/{id}/notes', async ({ request }) => {
      const sent = (await request.clone().json()) as { body: string; is_internal?: boolean };
      await remember(request);
      const refused = refusals.shift();
      if (refused) return refused;
      const added = note({ id: 80, ...sent, created_at: '2026-11-21T14:00:00.000Z' });
      all = [added, ...all];
      return HttpResponse.json(added, { status: 201 });
    }),
    mock.patch('v2', '/product/{id}/notes/{noteId}', async ({ request, params }) => {
      const { body } = (await request.clone().json()) as { body: string };
      await remember(request);
      const refused = refusals.shift();
      if (refused) {
        all = all.map((one) => (String(one.id) === params['noteId'] ? { ...one, version: one.version + 1 } : one));
        return refused;
      }
      all = all.map((one) =>
        String(one.id) === params['noteId'] ? { ...one, body, edited_at: '2026-11-21T14:05:00.000Z' } : one,
      );
      return all.find(({ id }) => String(id) === params['noteId']) ?? note();
    }),
    mock.delete('v2', '/product/{id}/notes/{noteId}', async ({ request, params }) => {
      await remember(request);
      all = all.filter(({ id }) => String(id) !== params['noteId']);
      return undefined;
    }),
  ];
}

function refusal(status: number, message: string, code: string) {
  return HttpResponse.json(errorBody('v2', message, code), { status });
}

async function openCard(canvas: { findByRole: typeof screen.findByRole }) {
  const card = within(await canvas.findByRole('region', { name: 'Notes' }));
  await card.findByRole('textbox', { name: 'Note' });
  return card;
}

/** Staff sees who wrote what, and which note the client doesn't see. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping(staffNotes)),
  play: async ({ canvas }) => {
    const card = await openCard(canvas);
    const rows = await card.findAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent(/^Noor Haddad Only us ?11\/21\/2026 3:30 AM EST/);
    await expect(rows[1]).toHaveTextContent(/^Ines Fontaine ?11\/20\/2026 3:41 PM EST/);
    await expect(rows[2]).toHaveTextContent(/^You.*changed 11\/20\/2026 10:20 AM EST/);
    await expect(card.getByText('4 notes')).toBeVisible();
    await expect(await card.findByText('The client can read it.')).toBeVisible();
    // Only one's own note can be changed.
    await expect(card.getAllByRole('button', { name: 'Edit' })).toHaveLength(1);
    await expect(card.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);
  },
});

/** A refused note stays in its field, and the next attempt is the same note. Ctrl+Enter adds it too. */
export const Adding = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...keeping(staffNotes, [refusal(503, 'The service is being restarted', 'unavailable')])),
  play: async ({ canvas, userEvent }) => {
    const card = await openCard(canvas);
    const field = card.getByRole('textbox', { name: 'Note' });
    await userEvent.click(card.getByRole('button', { name: 'Add note' }));
    await expect(await card.findByText(/^Note is required/)).toBeVisible();
    await userEvent.type(field, ' Tuesday instead');
    await userEvent.click(card.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() =>
      expect(card.getByRole('button', { name: 'Add note' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    await expect(field).toHaveValue(' Tuesday instead');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await card.findByText('Tuesday instead', { selector: 'li span' })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(calls.map(({ body }) => body)).toEqual([
      { body: 'Tuesday instead', is_internal: false },
      { body: 'Tuesday instead', is_internal: false },
    ]);
    await expect(calls[0]?.key).toBeTruthy();
    await expect(calls[1]?.key).toBe(calls[0]?.key);
    await expect(card.getByText('5 notes')).toBeVisible();
    // The same words again are another note.
    await userEvent.type(field, 'Tuesday instead');
    await userEvent.click(card.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    await expect(calls[2]?.key).not.toBe(calls[0]?.key);
    await waitFor(() => expect(field).toHaveValue(''));
  },
});

/** The button says whom the note reaches. The choice stays for the next note. */
export const OnlyUs = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping([])),
  play: async ({ canvas, userEvent }) => {
    const card = await openCard(canvas);
    await expect(await card.findByText(/^No notes yet\. Write down what was agreed/)).toBeVisible();
    await userEvent.click(card.getByRole('checkbox', { name: 'Only us' }));
    await expect(card.getByText('The client doesn’t see it.')).toBeVisible();
    await userEvent.type(card.getByRole('textbox', { name: 'Note' }), 'They pay late');
    await userEvent.click(card.getByRole('button', { name: 'Add for us only' }));
    await expect(await card.findByText('They pay late', { selector: 'li span' })).toBeVisible();
    await expect(calls.map(({ body }) => body)).toEqual([{ body: 'They pay late', is_internal: true }]);
    await expect(card.getByRole('listitem')).toHaveTextContent(/^You Only us/);
    await expect(card.getByRole('checkbox', { name: 'Only us' })).toBeChecked();
  },
});

/** A note is changed in its place. One that was changed in another tab meanwhile is saved by the second press. */
export const Changing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...keeping(staffNotes, [refusal(412, 'Somebody else changed this record', 'stale_version')])),
  play: async ({ canvas, userEvent }) => {
    const card = await openCard(canvas);
    await userEvent.click(await card.findByRole('button', { name: 'Edit' }));
    const field = card.getByRole('textbox', { name: 'Note' });
    await expect(field).toHaveValue(note().body);
    await userEvent.clear(field);
    await userEvent.type(field, 'Klara asks for Tuesday.');
    await userEvent.click(card.getByRole('button', { name: 'Save note' }));
    await expect(await card.findByText(/^You changed it elsewhere in the meantime/)).toBeVisible();
    await expect(field).toHaveValue('Klara asks for Tuesday.');
    const save = card.getByRole('button', { name: 'Save note' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(card.getByRole('button', { name: 'Save note' }));
    await expect(await card.findByText('Klara asks for Tuesday.', { selector: 'li span' })).toBeVisible();
    await expect(calls.map(({ version }) => version)).toEqual(['"2"', '"3"']);
    await expect(await card.findByRole('button', { name: 'Add note' })).toBeVisible();
    // While a new note is typed, no other text can be begun.
    await userEvent.type(card.getByRole('textbox', { name: 'Note' }), 'And');
    await expect(card.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(card.getByRole('textbox', { name: 'Note' }));
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await expect(card.getByRole('button', { name: 'Add note' })).toBeVisible();
  },
});

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping(staffNotes)),
  play: async ({ canvas, userEvent }) => {
    const card = await openCard(canvas);
    await userEvent.click(await card.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    await expect(question.getByText('Do you really want to delete this note?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(card.getByText('3 notes')).toBeVisible());
    await expect(card.queryByText(/^Klara asks/)).toBeNull();
    await expect(calls).toEqual([{ body: undefined, key: null, version: '"2"' }]);
  },
});

/** A client writes and reads, but isn't offered what only staff sees. */
export const AsClient = meta.story({
  globals: { role: 'Advertiser Client' },
  play: async ({ canvas }) => {
    const card = await openCard(canvas);
    await expect(await card.findByText('3 notes')).toBeVisible();
    await expect(card.getByText('The people who work on it read it.')).toBeVisible();
    await expect(card.queryByRole('checkbox')).toBeNull();
    await expect(card.queryByText('Only us')).toBeNull();
  },
});

/** A client who may change creatives and orders is an account user nevertheless. */
export const AsClientWhoChanges = meta.story({
  globals: { role: 'Advertiser Client' },
  parameters: { permissions: ['can_view_order', 'can_view_product', 'can_update_creative', 'can_update_order'] },
  play: async ({ canvas }) => {
    const card = await openCard(canvas);
    await expect(card.getByText('The people who work on it read it.')).toBeVisible();
    await expect(card.queryByRole('checkbox', { name: 'Only us' })).toBeNull();
  },
});

/** A typed note is kept while something opens over the page, and leaving asks. */
export const Leaving = meta.story({
  beforeEach: ({ msw }) => msw.use(...keeping(staffNotes)),
  play: async ({ canvas, userEvent }) => {
    const card = await openCard(canvas);
    const field = card.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Half a sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abort' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveValue('Half a sentence');
    await userEvent.click(canvas.getByRole('link', { name: /, order 10428$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add note and leave' }));
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ body: 'Half a sentence', is_internal: false }]),
    );
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Notes' })).toBeNull());
  },
});

/** A notification leads to the notes, also through the address that knows only the product. */
export const Linked = meta.story({
  parameters: { route: '/order-management/product/20911#notes' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('region', { name: 'Notes' })).toHaveFocus());
  },
});

/** Earlier notes are read when they are asked for. */
export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...keeping(
        Array.from({ length: 24 }, (_, at) =>
          noteOf({ id: 12, name: 'Ines Fontaine' }, { id: 200 - at, body: `Reply ${24 - at}` }),
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const card = await openCard(canvas);
    await expect(await card.findByText('Reply 5')).toBeVisible();
    await expect(card.queryByText('Reply 4')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Show earlier notes (4)' }));
    await expect(await card.findByText('Reply 1')).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Show earlier/ })).toBeNull();
  },
});

/** The rest of the page works without its notes. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v2', '/product/{id}/notes')),
  play: async ({ canvas }) => {
    const card = await openCard(canvas);
    await expect(await card.findByText('The notes could not be loaded')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Process' })).toBeVisible();
  },
});

export const Empty = meta.story({
  globals: { role: 'Advertiser Client' },
  beforeEach: ({ msw }) => msw.use(empty('v2', '/product/{id}/notes')),
  play: async ({ canvas }) => {
    const card = await openCard(canvas);
    await expect(
      await card.findByText(/^No notes yet\. Write what the people who send this should know/),
    ).toBeVisible();
  },
});
