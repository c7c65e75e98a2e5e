import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { checkSettings } from '../../../fixtures/builders/checkSettings.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const saved = fn();

const meta = preview.meta({
  title: 'Screens/Administration/Account checks',
  parameters: { route: '/administration/accounts/4?tab=checks', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mock.patch('v2', '/account/{id}/check-settings', async ({ request }) => {
        saved(request.headers.get('if-match'), await request.json());
        return checkSettings({ version: 2 });
      }),
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const weight = await canvas.findByRole('spinbutton', { name: /^Weight of the HTML, at most/ });
    await expect(weight).toHaveValue('90');
    await expect(weight).toHaveAccessibleDescription(/Default: 102 kB\. Gmail shows 102 kB/);
    await expect(canvas.getByRole('link', { name: 'creatives of this account' })).toHaveAttribute(
      'href',
      '/campaign-creatives/dashboard?account=4',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Outlook (Windows) is required' })).toBeChecked();
    await expect(canvas.getByRole('spinbutton', { name: /^Readers with Gmail \(iOS\)/ })).toHaveAttribute(
      'placeholder',
      '6',
    );
    await expect(canvas.getByText(/No account can change these: .*The unsubscribe link is missing/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save checks' })).toHaveAccessibleDescription(
      'Nothing has changed',
    );
  },
});

/** Saves only what differs, with the version that was read. A value that is back at its default is sent as null. */
export const Change = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reset to default: Some e-mail clients clip HTML this large' }),
    );
    await expect(canvas.getByRole('spinbutton', { name: /^Weight of the HTML, at most/ })).toHaveValue('102');
    const text = canvas.getByRole('spinbutton', { name: /^Size of a text/ });
    await userEvent.clear(text);
    await userEvent.type(text, '12.5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Outlook (Outlook.com) is required' }));
    const share = canvas.getByRole('spinbutton', { name: /^Readers with Outlook \(Windows\)/ });
    await userEvent.clear(share);
    await userEvent.click(canvas.getByRole('button', { name: 'Save checks' }));
    await waitFor(() =>
      expect(saved.mock.calls).toEqual([
        [
          '"1"',
          {
            thresholds: [
              { name: 'html_kb', value: null },
              { name: 'text_px', value: 12.5 },
            ],
            client_shares: [{ client: 'outlook.windows', percent: null }],
            required_clients: ['gmail.desktop-webmail', 'outlook.windows', 'apple-mail.ios'],
          },
        ],
      ]),
    );
    await expect(await screen.findByText('Check settings saved. They apply from the next check')).toBeVisible();
  },
});

/** Finds a setting by its words. The rest is only hidden. */
export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search the settings' });
    await userEvent.type(search, 'wcag');
    await waitFor(() => expect(canvas.queryByRole('spinbutton', { name: /^Weight of the HTML/ })).toBeNull());
    await expect(canvas.getByRole('spinbutton', { name: /^Contrast of a text/ })).toBeVisible();
    await userEvent.type(search, 'x');
    await expect(await canvas.findByText('No setting has these words')).toBeVisible();
  },
});

/** A number that can't be read stays in its field, is named, and is never saved as empty. */
export const Unreadable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('spinbutton', { name: /^Size of a text/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'twelve');
    await userEvent.click(canvas.getByRole('button', { name: 'Save checks' }));
    await waitFor(() => expect(text).toBeInvalid());
    await expect(text).toHaveValue('twelve');
    await userEvent.clear(text);
    await userEvent.type(text, '200');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/choose 6 to 24 px/));
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** R25: somebody else saved in the meantime; the input stays and may be saved over the newer settings. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v2', '/account/{id}/check-settings', ({ request }) => {
        saved(request.headers.get('if-match'));
        const record = checkSettings({ version: 8 });
        return HttpResponse.json(
          { code: 'stale_version', message: 'It was changed meanwhile', request_id: 'story', record },
          { status: 412 },
        );
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('spinbutton', { name: /^Size of a text/ });
    await userEvent.clear(text);
    await userEvent.type(text, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Save checks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this in the meantime' }));
    await expect(text).toHaveValue('12');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(saved.mock.calls).toEqual([['"1"'], ['"8"']]));
  },
});

export const Small = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const weight = await canvas.findByRole('spinbutton', { name: /^Weight of the HTML, at most/ });
    await waitFor(() => expect(weight.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/account/{id}/check-settings')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Checks', selected: true })).toBeVisible();
    await expect(canvas.queryByRole('searchbox', { name: 'Search the settings' })).toBeNull();
  },
});

export const Failing = meta.story({
  ...failingRecord('v2', '/account/{id}/check-settings', 'The check settings'),
  name: 'Error',
});

/** A user who may view but not change: every control says why it is disabled, and nothing offers to save. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas }) => {
    const weight = await canvas.findByRole('spinbutton', { name: /^Weight of the HTML, at most/ });
    await expect(weight).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Save checks' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Reset to default/ })).toBeNull();
  },
});
