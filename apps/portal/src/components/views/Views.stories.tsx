import type { V2Schemas } from '@mailroom/api-client';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { mayNot } from '../../fixtures/builders/actions.ts';
import { view } from '../../fixtures/builders/view.builders.ts';
import { mock } from '../../fixtures/handlers/mock.ts';
import { pageV2 } from '../../fixtures/handlers/page.ts';
import { failing } from '../../fixtures/handlers/scenarios.ts';

const USERS = '/administration/users';

const meta = preview.meta({ title: 'Flows/Views', parameters: { route: USERS, layout: 'fullscreen' } });

/** The calls of views as the server answers them, over a list of this story. */
function serving(first: readonly V2Schemas['View'][]) {
  let views = [...first];
  const change = (id: string | undefined, over: Partial<V2Schemas['View']>) => {
    views = views.map((one) => (String(one.id) === id ? { ...one, ...over, version: one.version + 1 } : one));
    return views.find((one) => String(one.id) === id) ?? view();
  };
  return [
    mock.get('v2', '/views', ({ query }) =>
      pageV2(
        views.filter(({ list }) => list === query.get('list:eq')),
        query,
      ),
    ),
    mock.post('v2', '/views', async ({ request }) => {
      const made = view({ id: 90, ...((await request.json()) as V2Schemas['ViewCreate']) });
      views = [...views, made];
      return made;
    }),
    mock.patch('v2', '/views/{id}', async ({ params, request }) => {
      const { shared_with: accountId, ...fields } = (await request.json()) as V2Schemas['ViewPatch'];
      const shared = accountId === null ? null : { id: accountId ?? 0, name: 'Northlight Outdoor' };
      return change(params['id'], { ...fields, ...(accountId !== undefined && { shared_with: shared }) });
    }),
    mock.delete('v2', '/views/{id}', ({ params }) => {
      views = views.filter(({ id }) => String(id) !== params['id']);
      return undefined;
    }),
  ];
}

const SHARED = view({
  id: 14,
  list: 'listUsers',
  name: 'Inactive',
  state: {
    sort: [{ id: 'first_name', direction: 'desc' }],
    filters: [{ id: 'active', values: ['false'] }],
    columns: { hidden: ['email'], order: [], widths: [], pinned: [] },
  },
  is_own: false,
  owner: { id: 21, name: 'Ines Fontaine' },
  shared_with: { id: 3, name: 'Northlight Outdoor' },
  dropped: ['Role'],
  actions: [
    mayNot('update', 'can_modify_account_settings', 'You need the permission can_modify_account_settings'),
    mayNot('share', '', 'Only its owner can share a view'),
    mayNot('delete', 'can_modify_account_settings', 'You need the permission can_modify_account_settings'),
  ],
});

/** A link opens the view of somebody else. It names the filter that the reader may not use, and each refusal. */
export const OpenedByLink = meta.story({
  parameters: { route: `${USERS}?saved=14` },
  beforeEach: ({ msw }) => msw.use(...serving([SHARED])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'View: Inactive' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Remove Status: Inactive/ })).toBeVisible();
    await expect(
      await screen.findByText('View “Inactive”. Without the filter Role, which you may not use'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View: Inactive' }));
    await expect(
      await screen.findByText(
        'Shared within Northlight Outdoor by Ines Fontaine. Without the filter Role, which you may not use',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More for the view Inactive' }));
    const rename = await screen.findByRole('menuitem', { name: /^Rename/ });
    await expect(rename).toHaveAttribute('aria-disabled', 'true');
    await expect(rename).toHaveTextContent('can_modify_account_settings');
    await userEvent.keyboard('{Escape}{Escape}');
  },
});

/** The link of a view that was deleted, or that is not shared with the reader, shows the plain list and says so. */
export const LinkToNothing = meta.story({
  parameters: { route: `${USERS}?saved=99` },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('This view was deleted, or is not shared with you')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Views' })).toBeVisible();
  },
});

/** The list works without its views. */
export const Failing = meta.story({
  parameters: { route: `${USERS}?saved=14` },
  beforeEach: ({ msw }) => msw.use(failing('v2', '/views')),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('The view could not be loaded')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
  },
});

/** Saves what the table shows, renames the view and deletes it again. A journey shares one. */
export const OwnView = meta.story({
  parameters: { route: '/administration/groups' },
  beforeEach: ({ msw }) => msw.use(...serving([])),
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^View(s|:)/ }));
      return within(await screen.findByRole('dialog', { name: 'Views' }));
    };
    const act = async (name: string, action: string | RegExp) => {
      const panel = await open();
      await userEvent.click(await panel.findByRole('button', { name: `More for the view ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Views' })).toBeNull());
    };
    const panel = await open();
    await userEvent.type(await panel.findByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}');
    await screen.findByText('View “Mine” saved');
    await expect(await canvas.findByRole('button', { name: 'View: Mine' })).toBeVisible();
    await act('Mine', 'Rename');
    const field = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ours{Enter}');
    await screen.findByText('View renamed to “Ours”');
    await expect(await canvas.findByRole('button', { name: 'View: Ours' })).toBeVisible();
    await act('Ours', 'Share within Northlight Outdoor');
    await act('Ours', 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('button', { name: 'Views' })).toBeVisible();
  },
});
