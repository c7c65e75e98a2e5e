import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { notifications } from '../../fixtures/builders/notification.builders.ts';
import { mock } from '../../fixtures/handlers/mock.ts';
import { pageV2 } from '../../fixtures/handlers/page.ts';
import { failing } from '../../fixtures/handlers/scenarios.ts';

const meta = preview.meta({ title: 'Flows/Notifications', parameters: { route: '/landing', layout: 'fullscreen' } });

function serving() {
  let all = notifications;
  return [
    mock.get('v2', '/notifications', ({ query }) =>
      pageV2(query.get('unread:eq') === 'true' ? all.filter((one) => one.read_at === null) : all, query),
    ),
    mock.post('v2', '/notifications/read', async ({ request }) => {
      const { ids, up_to: upTo = 0 } = (await request.json()) as { ids?: number[]; up_to?: number };
      const at = '2026-11-21T15:00:00.000Z';
      all = all.map((one) => (ids?.includes(one.id) || one.id <= upTo ? { ...one, read_at: one.read_at ?? at } : one));
      return { count: all.filter((one) => one.read_at === null).length };
    }),
  ];
}

/** The bell counts what is unread. A click on one opens its record and marks it, and all can be marked together. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...serving()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages 2' }));
    const list = within(await screen.findByRole('region', { name: 'Notifications' }));
    await expect(list.getAllByText('Unread')).toHaveLength(2);
    await expect(list.getByText(/Kestrel Museum/)).toBeVisible();
    await userEvent.click(list.getByRole('link', { name: 'Winter tyres reminder waits for a go-ahead' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
    const bell = await canvas.findByRole('button', { name: 'Messages 1' });
    await userEvent.click(bell);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Messages' })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Messages' })).toBeVisible();
  },
});

/** News of a sending domain lead to the account's sending domains. */
export const OfASendingDomain = meta.story({
  beforeEach: ({ msw }) => {
    const [one] = notifications;
    const text = 'E-mails from northlight.example are no longer signed: DNS has no right record of the key';
    const news = one ? [{ ...one, kind: 'domain_stopped', entity: 'account', entity_id: 3, text }] : [];
    msw.use(mock.get('v2', '/notifications', ({ query }) => pageV2(news, query)));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages 1' }));
    await expect(await screen.findByRole('link', { name: /^E-mails from northlight.example/ })).toHaveAttribute(
      'href',
      '/administration/accounts/3?tab=domains',
    );
  },
});

/** News of a note lead to the notes on its product. */
export const OfANote = meta.story({
  beforeEach: ({ msw }) => {
    const [one] = notifications;
    const news = one
      ? [{ ...one, kind: 'product_note', text: 'Ines Fontaine wrote a note on Winter tyres reminder' }]
      : [];
    msw.use(mock.get('v2', '/notifications', ({ query }) => pageV2(news, query)));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages 1' }));
    await expect(
      await screen.findByRole('link', { name: 'Ines Fontaine wrote a note on Winter tyres reminder' }),
    ).toHaveAttribute('href', '/order-management/product/20911#notes');
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages' }));
    await expect(await screen.findByText(/^Nothing has finished, failed or been assigned to you lately/)).toBeVisible();
  },
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v2', '/notifications')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages' }));
    await expect(await screen.findByText(/The service is being restarted/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
