import { Button, Page, PageHeader, Stack } from '@mailroom/design-system';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { forbidden } from '../../fixtures/handlers/scenarios.ts';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { api, read } from '../../shared/api.ts';
import { useConfirm } from '../../shared/feedback/useConfirm.tsx';
import { useFlash } from '../../shared/feedback/useFlash.ts';
import { useWrite } from '../../shared/useWrite.ts';

const save = fn();
const write = { answer: () => {} };

/** A screen that triggers each thing the frame handles. */
function Bench() {
  const flash = useFlash();
  const confirm = useConfirm();
  const { account } = useCurrentAccount();
  const [answer, setAnswer] = useState('not asked');
  const remove = useWrite({
    write: () => read(api.v1.DELETE('/creative/{id}', { params: { path: { id: 1 } } })),
    refreshes: [],
    says: 'Creative deleted',
  });
  const ask = async () =>
    setAnswer((await confirm({ text: 'Do you really want to cancel the process?' })) ? 'yes' : 'no');
  return (
    <Page>
      <PageHeader title="Bench" note={`${account?.name ?? 'All accounts'}, ${answer}`} />
      <Stack direction="row" gap={8} isWrapping>
        <Button onClick={() => flash('success', 'User disassociated successfully')}>Flash</Button>
        <Button onClick={() => void ask()}>Ask</Button>
        <Button onClick={() => remove.mutate(undefined)}>Write</Button>
      </Stack>
    </Page>
  );
}

function Broken(): never {
  throw new Error('The rows have no columns');
}

const routes = [{ path: '/bench', Component: Bench }];

const meta = preview.meta({ title: 'Screens/Shell', parameters: { route: '/bench', routes, layout: 'fullscreen' } });

/** The menu labelled Switch leads to the modules that the permissions allow. */
export const Switcher = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Switch/ }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Audience Builder'),
      expect.stringContaining('Campaign Creatives'),
      expect.stringContaining('Order Management'),
      expect.stringContaining('Administration'),
    ]);
  },
});

/** The person who is signed in, with profile, time zone, theme and density: a choice shows immediately and is stored on the server. */
export const Person = meta.story({
  beforeEach: ({ msw }) => {
    save.mockClear();
    msw.use(
      http.patch('*/api/v2/me', async ({ request }) => {
        save(await request.json());
        return HttpResponse.json({});
      }),
    );
    return () => void sessionStorage.removeItem('theme');
  },
  play: async ({ canvas, userEvent }) => {
    const person = await canvas.findByRole('button', { name: /Dana Okafor/ });
    await userEvent.click(person);
    const themes = within(await screen.findByRole('group', { name: 'Theme' }));
    await expect(themes.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Same as the system',
      'Light',
      'Dark',
      'High contrast',
    ]);
    await userEvent.click(themes.getByRole('menuitem', { name: 'High contrast' }));
    await expect(document.documentElement.dataset['theme']).toBe('high-contrast');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ theme: 'high-contrast' }));
    await userEvent.click(person);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Profile and time zone/ }));
    const profile = within(await screen.findByRole('dialog', { name: 'Your profile' }));
    await expect(profile.getByRole('link', { name: 'Open in Administration' })).toHaveAttribute(
      'href',
      '/administration/users/7',
    );
    await userEvent.type(await profile.findByRole('combobox', { name: 'Time zone' }), 'Berlin');
    await userEvent.click(await screen.findByRole('option', { name: /Europe\/Berlin/ }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ time_zone: 'Europe/Berlin' }));
  },
});

/** Without can_view_current_user the header doesn't say who is signed in; the settings are there nevertheless. */
export const WithoutProfile = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'You' }));
    await expect(await screen.findByRole('group', { name: 'Theme' })).toBeVisible();
    await expect(canvas.queryByText('Dana Okafor')).toBeNull();
  },
});

/** The search finds accounts beyond the ten loaded on login. The chosen one stays listed. */
export const Account = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Northlight Outdoor, not asked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'αύρα');
    await userEvent.click(await screen.findByRole('option', { name: 'Ζαχαροπλαστείο Αύρα' }));
    await expect(await canvas.findByText('Ζαχαροπλαστείο Αύρα, not asked')).toBeVisible();
    await expect(sessionStorage.getItem('current-account')).toBe('13');
    await expect(sessionStorage.getItem('accounts-list')).toContain('Ζαχαροπλαστείο Αύρα');
  },
});

/** A04: a notice shows once, closes, and can be read afterwards. */
export const Flash = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Flash' }));
    const log = await screen.findByRole('log', { name: 'Messages' });
    await expect(await within(log).findByText('User disassociated successfully')).toBeVisible();
    await userEvent.click(within(log).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(within(log).queryByText('User disassociated successfully')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Messages \W?1/ }));
    const said = within(await screen.findByRole('dialog'));
    await expect(await said.findByText('User disassociated successfully')).toBeVisible();
  },
});

/** Headed 'Are you sure?', with cancel and Confirm. */
export const Confirmation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask' }));
    const modal = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(within(modal).getByText('Do you really want to cancel the process?')).toBeVisible();
    await userEvent.click(within(modal).getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Northlight Outdoor, yes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Northlight Outdoor, no')).toBeVisible();
  },
});

/** A05: Enter doesn't send a change again while it is being saved. */
export const Writing = meta.story({
  beforeEach: ({ msw }) => {
    save.mockClear();
    msw.use(
      http.delete('*/api/v1/creative/:id', async () => {
        save();
        await new Promise<void>((resolve) => {
          write.answer = resolve;
        });
        return new HttpResponse(null, { status: 204 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Write' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalled());
    write.answer();
    await expect(await screen.findByText('Creative deleted')).toBeVisible();
    await expect(save).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

/** R42: an unreadable response shows a notice, and the overlay closes. */
export const BrokenAnswer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.delete('*/api/v1/creative/:id', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 200 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write' }));
    await expect(await screen.findByText(/^Error: The server sent text\/html/)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"], [role="status"][data-shown]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

/** R41: saving offline shows a danger notice, and the screen stays. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.delete('*/api/v1/creative/:id', () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write' }));
    const message = await screen.findByText('Error: The server could not be reached');
    await expect(message).toBeVisible();
    await expect(message.closest('[data-type]')).toHaveAttribute('data-type', 'danger');
    await expect(canvas.getByRole('heading', { name: 'Bench' })).toBeVisible();
  },
});

/** A refused v1 call shows the specification's text and leads to /unauthorized. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(forbidden('v1', '/creative/{id}')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write' }));
    await expect(await screen.findByText('User is not authorized to access the requested resource')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'You are not authorized to access this resource' }),
    ).toBeVisible();
  },
});

const broken = { route: '/bench/broken', routes: [...routes, { path: '/bench/broken', Component: Broken }] };

/** R44: one page fails, the frame stays. */
export const ModuleError = meta.story({
  parameters: broken,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page can’t be shown')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Switch/ })).toBeVisible();
  },
});

/** R44: the header of a failed page still navigates. */
export const ModuleErrorLeft = meta.story({
  parameters: broken,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This page can’t be shown');
    await userEvent.click(canvas.getByRole('link', { name: 'Mailroom' }));
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
  },
});

/** Without the permission of the prefix, the guard leads to / and names it. */
export const TurnedAway = meta.story({
  parameters: { route: '/Administration//accounts', permissions: ['can_view_order'] },
  play: async ({ canvas }) => {
    await expect(
      await screen.findByText('Only account managers can see account details. An administrator can give you access.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
  },
});
