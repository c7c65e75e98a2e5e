import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { account } from '../../../fixtures/builders/account.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const saved = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Account',
  parameters: { route: '/administration/accounts/4', layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Fernwick & Daughters/ })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^Email of the test seed/ })).toHaveValue(
      'seeds@northlight-outdoor.example',
    );
    await expect(canvas.getByRole('link', { name: 'Open in the CRM' })).toHaveAttribute(
      'href',
      'https://crm.example/accounts/4',
    );
    // The save button is in sight without scrolling.
    const save = canvas.getByRole('button', { name: 'Save account' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(save).toHaveAccessibleDescription('Nothing has changed');
    const launches = within(await canvas.findByRole('list', { name: 'Last launches' }));
    await expect(await launches.findByRole('link', { name: 'Snow chains, second wave' })).toBeVisible();
    await expect(launches.getByText('Needs Attention')).toBeVisible();
    await expect(launches.queryByText(/under way/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All sender profiles' })).toHaveAttribute(
      'href',
      '/administration/accounts/4?tab=senders',
    );
    await expect(canvas.getByRole('region', { name: 'Installs' })).toBeVisible();
    const tabs = await canvas.findAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Settings',
      'Users',
      'Advertisers',
      'Sender profiles',
      'Sending domains',
      'Sending limits',
      'Installs',
      'Checks',
      'Activity',
    ]);
  },
});

/** The parts that its creatives need signed off are sent as a list, in the order of the boxes. */
export const SignOffs = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mock.patch('v1', '/account/{id}', async ({ request }) => {
        saved((await request.formData()).get('sign_offs_needed'));
        return account({ id: 4, version: 2 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Sign-offs needed' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Text' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Links' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(await screen.findByText('Account saved')).toBeVisible();
    await expect(saved.mock.calls).toEqual([['["links","text"]']]);
  },
});

/** Saves the form as multipart with the version that was read and the chosen logo. */
export const SaveWithLogo = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mock.patch('v1', '/account/{id}', async ({ request }) => {
        const form = await request.formData();
        const logo = form.get('account_logo_file');
        const times = [form.get('hold_minutes'), form.get('undo_seconds')];
        saved(request.headers.get('if-match'), times, logo instanceof File ? logo.name : logo);
        return account({ id: 4, version: 2 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const hold = await canvas.findByLabelText(/Hold time/);
    await userEvent.clear(hold);
    await userEvent.type(hold, '30');
    const undo = canvas.getByLabelText(/Undo time/);
    await userEvent.clear(undo);
    await userEvent.type(undo, '90');
    const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'fernwick.svg', { type: 'image/svg+xml' });
    await userEvent.upload(canvas.getByLabelText(/Logo/), logo);
    await expect(await canvas.findByText('fernwick.svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(await screen.findByText('Account saved')).toBeVisible();
    await expect(saved.mock.calls).toEqual([['"1"', ['30', '90'], 'fernwick.svg']]);
  },
});

/** The logo is shown beside the name and in the header, and an empty field removes it. */
export const RemoveLogo = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/%3E';
    msw.use(
      mock.get('v1', '/account/{id}', () => account({ id: 4, logo })),
      mock.patch('v1', '/account/{id}', async ({ request }) => {
        saved((await request.formData()).get('account_logo_file'));
        return account({ id: 4, version: 2 });
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: /Remove.*Current logo/ });
    const shown = () => ['header', 'main'].map((part) => canvasElement.querySelectorAll(`${part} img`).length);
    await waitFor(() => expect(shown()).toEqual([1, 1]));
    await userEvent.click(remove);
    await expect(canvas.getByText('Removed when you save')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(await screen.findByText('Account saved')).toBeVisible();
    await expect(saved.mock.calls).toEqual([['']]);
  },
});

/** Shows the specification's texts and refuses a wrong kind of file with the reason. Nothing is sent. */
export const Validation = meta.story({
  beforeEach: () => {
    saved.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Account Name/ });
    await userEvent.clear(name);
    const hold = canvas.getByLabelText(/Hold time/);
    await userEvent.clear(hold);
    await userEvent.type(hold, '2000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    for (const text of [
      'Name is required, the name must not contain only whitespace',
      'Hold minutes cannot be greather than 1440',
    ]) {
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    }
    await expect(name).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** R25: somebody else saved in the meantime; the input stays. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mock.patch('v1', '/account/{id}', ({ request }) => {
        saved(request.headers.get('if-match'));
        const record = account({ id: 4, owner_phone: '+1 555 0199', version: 8 });
        return HttpResponse.json({ message: 'It was changed meanwhile', request_id: 'story', record }, { status: 412 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: /Phone Number/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+1 555 0142');
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this in the meantime' }));
    await expect(dialog.getByText('theirs: +1 555 0199 · yours: +1 555 0142')).toBeVisible();
    await expect(phone).toHaveValue('+1 555 0142');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(saved.mock.calls).toEqual([['"1"'], ['"8"']]));
  },
});

/** Lists who changed what, and when. */
export const Activity = meta.story({
  parameters: { route: '/administration/accounts/3?tab=activity' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Ines Fontaine changed it'))[0]).toBeVisible();
    await expect(canvas.getByText('Hold time: 5 → 10 minutes')).toBeVisible();
    await expect(canvas.getByText('The import from the CRM changed it')).toBeVisible();
  },
});

/** On a phone, the tab that a link opens is visible. */
export const Small = meta.story({
  parameters: {
    route: '/administration/accounts/3?tab=activity',
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Activity', selected: true });
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v1', '/account/{id}')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: /Breadcrumb/i })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

/** The account doesn't exist or isn't the user's: offers the way back. */
export const Empty = meta.story({
  parameters: { route: '/administration/accounts/4711' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The account was not found', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All accounts' })).toHaveAttribute(
      'href',
      '/administration/accounts',
    );
  },
});

export const Failing = meta.story({ ...failingRecord('v1', '/account/{id}', 'The account'), name: 'Error' });

/** A user who may view but not change: every control says why it is disabled, and nothing offers to save. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Account Name/ });
    await expect(name).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(name);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Only account managers can edit accounts/));
    await expect(canvas.getByLabelText(/Hold time/)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Save account' })).toBeNull();
  },
});
