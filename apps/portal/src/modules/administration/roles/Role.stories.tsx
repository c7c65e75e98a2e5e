import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { accessPreview, groups, roles } from '../../../fixtures/builders/role.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { errorBody } from '../../../fixtures/handlers/network.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord, forbiddenScreen } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Administration/Role',
  parameters: { route: '/administration/roles/5', layout: 'fullscreen' },
});

const saved = fn();
const previewed = fn();
const removed = fn();

function idOf(name: string): number {
  return groups.find((group) => group.name === name)?.id ?? 0;
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order Manager' })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Order work' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Account care' })).not.toBeChecked();
    await expect(canvas.getByText('Nothing has changed.')).toBeVisible();
    // The save button is in sight without scrolling.
    const save = canvas.getByRole('button', { name: 'Save role' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(save).toHaveAccessibleDescription('Nothing has changed');
    await expect(await canvas.findByRole('link', { name: 'Sam Brenner' })).toBeVisible();
  },
});

/** Names who gains and loses what before the save, and saves the version that was read. */
export const Edit = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    previewed.mockClear();
    msw.use(
      mock.post('v2', '/roles/{id}/preview', async ({ request }) => {
        previewed(await request.json());
        return accessPreview;
      }),
      mock.patch('v2', '/roles/{id}', async ({ params, request }) => {
        saved(params['id'], request.headers.get('if-match'), await request.json());
        return { ...(roles[4] as (typeof roles)[number]), version: 2 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Reporting' }));
    const review = within(canvas.getByRole('region', { name: 'Before you save' }));
    await expect(await review.findByText('2 users gain')).toBeVisible();
    await expect(review.getByText('Launch products: also resume and relaunch them')).toBeVisible();
    await expect(review.getAllByText('Ines Fontaine, Odile (inactive)')[0]).toBeVisible();
    await expect(review.getByText('1 more user whom you can’t see here is affected too.')).toBeVisible();
    await expect(canvas.getAllByText('removed')[0]).toBeVisible();
    const kept = ['Sign-in basics', 'Campaign viewing', 'Order work', 'Launching'].map(idOf);
    await expect(previewed.mock.calls).toEqual([[{ role_groups: kept }]]);
    await expect(canvas.getByRole('checkbox', { name: /^Reporting .*taken out$/ })).not.toBeChecked();
    // From the save button, one click leads to what it will do.
    window.scrollTo(0, document.body.scrollHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'See who' }));
    await waitFor(() => expect(review.getByText('2 users gain').getBoundingClientRect().top).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and change 3 users' }));
    await expect(await screen.findByText('Role saved')).toBeVisible();
    await expect(saved.mock.calls).toEqual([
      ['5', '"1"', { name: 'Order Manager', role_groups: kept, is_staff: true }],
    ]);
  },
});

/** Says what another choice of people does to the users of the role before it is saved. */
export const People = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mock.patch('v2', '/roles/{id}', async ({ request }) => {
        saved(await request.json());
        return { ...(roles[4] as (typeof roles)[number]), is_staff: false, version: 2 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Staff' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Account users' }));
    const review = within(canvas.getByRole('region', { name: 'Before you save' }));
    await expect(review.getByText('7 users lose')).toBeVisible();
    await expect(review.getByText('Read and write notes for us only')).toBeVisible();
    await expect(review.getByText('No user gains or loses a permission.')).toBeVisible();
    await expect(await review.findByText('Account users with this role can change campaigns')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and change 7 users' }));
    await expect(await screen.findByText('Role saved')).toBeVisible();
    await expect(saved.mock.calls).toEqual([[expect.objectContaining({ name: 'Order Manager', is_staff: false })]]);
  },
});

/** Account users who may edit roles can't make one for staff. */
export const ByAccountUser = meta.story({
  globals: { role: 'Advertiser Client' },
  parameters: {
    route: '/administration/roles/6',
    permissions: ['can_view_account', 'can_view_role', 'can_update_role', 'can_view_permissions'],
  },
  play: async ({ canvas }) => {
    const staff = await canvas.findByRole('radio', { name: 'Staff' });
    await expect(staff).toHaveAttribute('aria-disabled', 'true');
    await expect(staff).toHaveAccessibleDescription(/Only staff can make others staff/);
    await expect(canvas.getByRole('radio', { name: 'Account users' })).toBeChecked();
  },
});

/** Says when one person could launch and confirm, and which role allows much the same. */
export const Remarks = meta.story({
  parameters: { route: '/administration/roles/6' },
  beforeEach: ({ msw }) => msw.use(mock.post('v2', '/roles/{id}/preview', () => accessPreview)),
  play: async ({ canvas, userEvent }) => {
    const review = within(await canvas.findByRole('region', { name: 'Before you save' }));
    await expect(review.queryByText(/launch and confirm/)).toBeNull();
    for (const name of ['Campaign viewing', 'Launching', 'Order work'])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await expect(await review.findByText('One person could then launch and confirm the same deployment')).toBeVisible();
    await expect(await review.findByText(/^Close to/)).toHaveTextContent(
      'Close to Order Manager: exactly the same 19 permissions.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Destinations' }));
    await expect(review.getByText(/^Close to/)).toHaveTextContent(
      'Close to Order Manager: the same 19 permissions, with 3 more.',
    );
    // Nobody takes clients for staff unnoticed.
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Order work/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Staff' }));
    await expect(review.getByText('Staff with this role can’t change any campaign')).toBeVisible();
  },
});

/** The search finds a group by its name and by what it allows. Enter in it saves nothing. */
export const SearchGroups = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mock.patch('v2', '/roles/{id}', () => {
        saved();
        return roles[4] as (typeof roles)[number];
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search groups' });
    await userEvent.type(search, 'test e-mails{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Creative work' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Order work' })).toBeNull();
    await userEvent.type(search, ' by nobody');
    await expect(canvas.getByText('No group matches.')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** On a phone, the permissions of an area are folded, and a change opens its own. */
export const Phone = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mock.post('v2', '/roles/{id}/preview', () => accessPreview)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Products' });
    await expect(canvas.getByText('See products and rates')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: 'Products' }));
    await expect(canvas.getByText('See products and rates')).toBeVisible();
    await expect(canvas.getByText('Upload response data')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reporting' }));
    await expect(canvas.getByText('Upload response data')).toBeVisible();
  },
});

/** Shows why the server refuses a change, and doesn't let it be saved. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v2', '/roles/{id}/preview', () =>
        HttpResponse.json(errorBody('v2', 'You cannot take can_update_role from your own role', 'own_user'), {
          status: 409,
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Reporting' }));
    await expect(await canvas.findByText(/You cannot take can_update_role from your own role/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save role' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }));
    await expect(await canvas.findByText('Nothing has changed.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Reporting' })).toBeChecked();
  },
});

/** Nobody can give a role a permission that they don't hold themselves. */
export const NotHeld = meta.story({
  parameters: {
    permissions: ['can_view_account', 'can_view_role', 'can_update_role', 'can_view_permissions', 'can_view_user'],
  },
  play: async ({ canvas }) => {
    const creatives = await canvas.findByRole('checkbox', { name: 'Creative work' });
    await expect(creatives).toHaveAttribute('aria-disabled', 'true');
    await expect(creatives).toHaveAccessibleDescription(/permission that you don’t hold/);
    await expect(canvas.getByRole('checkbox', { name: 'Reporting' })).not.toHaveAttribute('aria-disabled', 'true');
    // Without can_add_role there is no way to duplicate it.
    await expect(canvas.queryByRole('button', { name: 'Duplicate' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Duplicate' })).toBeNull();
  },
});

/** Without can_update_role the role can be read, but not changed. */
export const ReadOnly = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/roles/{id}', () => {
        const role = roles[4] as (typeof roles)[number];
        const reason = 'You need the permission can_update_role';
        return { ...role, actions: role.actions.map((action) => ({ ...action, allowed: false, reason })) };
      }),
    ),
  parameters: { permissions: ['can_view_account', 'can_view_role', 'can_view_permissions'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Reporting' })).toHaveAttribute('aria-disabled', 'true');
    // The reader never gets the buttons, and sees the reason in their place.
    await expect(canvas.getByText('You need the permission can_update_role', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save role' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Undo changes' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Users of the role' })).toBeNull();
  },
});

/** A role that no user has can be deleted. */
export const Delete = meta.story({
  parameters: { route: '/administration/roles/4' },
  beforeEach: ({ msw }) => {
    removed.mockClear();
    msw.use(
      mock.delete('v2', '/roles/{id}', ({ params, request }) => {
        removed(params['id'], request.headers.get('if-match'));
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete role' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('This will permanently delete the role.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Role deleted')).toBeVisible();
    await expect(removed.mock.calls).toEqual([['4', '"1"']]);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Roles/ })).toBeVisible();
  },
});

/** Super Admin holds every permission by its name. */
export const SuperAdmin = meta.story({
  parameters: { route: '/administration/roles/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('47 of 47')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete role' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/always holds every permission/, { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save role' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/roles/{id}')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Role' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** A role without groups allows nothing, and nobody has it. */
export const Empty = meta.story({
  parameters: { route: '/administration/roles/4' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/roles/{id}', () => ({ ...(roles[3] as (typeof roles)[number]), role_groups: [] })),
      mock.get('v2', '/users', () => ({ objects: [], total_rows: 0, start: 1, limit: 10 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 47')).toBeVisible();
    await expect(await canvas.findByText('No user has this role')).toBeVisible();
  },
});

export const Failing = meta.story({ ...failingRecord('v2', '/roles/{id}', 'The role'), name: 'Error' });

export const Forbidden = meta.story(forbiddenScreen('can_view_role'));
