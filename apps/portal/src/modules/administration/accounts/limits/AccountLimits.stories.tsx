import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { sendingLimits } from '../../../../fixtures/builders/sending/sendingLimits.builders.ts';
import { mock } from '../../../../fixtures/handlers/mock.ts';
import { loading } from '../../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../../fixtures/listStates.ts';

const saved = fn();

const RATES = [
  { domain: 'gmail.com', rate_per_minute: 200 },
  { domain: 'gmx.de', rate_per_minute: 50 },
];

const REPEATED = {
  message: 'The input is not valid',
  code: 'invalid',
  request_id: 'story',
  fields: { 'receiver_rates.1.domain': 'gmx.de is in the list already' },
};

const meta = preview.meta({
  title: 'Screens/Administration/Account sending limits',
  parameters: { route: '/administration/accounts/4?tab=limits', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mock.patch('v2', '/account/{id}/sending-limits', async ({ request }) => {
        saved(request.headers.get('if-match'), await request.json());
        return sendingLimits({ version: 2 });
      }),
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Between 8 AM and 8 PM, at most 600 a minute. At most 200 a minute to gmail.com, 50 to gmx.de. Warm-up: 320 of today’s 1,125 people are mailed. It ends on 11/29/2026.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /^Send rate/ })).toHaveValue('600');
    await expect(canvas.getByRole('switch', { name: 'Send only at certain hours' })).toBeChecked();
    await expect(await canvas.findByText('People a day')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save limits' })).toHaveAccessibleDescription(
      'Nothing has changed',
    );
  },
});

/** The sentence follows what is typed. A limit that is switched off is saved as null. */
export const Change = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rate = await canvas.findByRole('spinbutton', { name: /^Send rate/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, '100');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday to Friday only' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Mail more people each day' }));
    await expect(
      await canvas.findByText(
        'Between 8 AM and 8 PM, Monday to Friday, at most 100 a minute. At most 200 a minute to gmail.com, 50 to gmx.de.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save limits' }));
    await waitFor(() =>
      expect(saved.mock.calls).toEqual([
        [
          '"1"',
          {
            send_rate_per_minute: 100,
            send_hours: { from_hour: 8, until_hour: 20, weekdays_only: true },
            warm_up: null,
            receiver_rates: RATES,
          },
        ],
      ]),
    );
    await expect(await screen.findByText('Sending limits saved. They apply to the next messages')).toBeVisible();
  },
});

/** An end before the beginning can't be chosen: a later beginning moves it. */
export const LaterHours = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'From' }), '9 PM');
    await userEvent.click(await screen.findByRole('option', { name: '9 PM' }));
    await expect(await canvas.findByText(/^Between 9 PM and 10 PM, at most/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save limits' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[1]).toMatchObject({ send_hours: { from_hour: 21, until_hour: 22 } });
  },
});

/** A new row takes the focus, and a removed one gives it to the button that adds one. The texts of the others stay in their fields. */
export const Receivers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add receiving domain' });
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Domain 3/ })).toHaveFocus());
    await userEvent.keyboard('Web.de{Tab}30');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove domain 1' }));
    await expect(add).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /^Domain 1/ })).toHaveValue('gmx.de');
    await expect(canvas.getByRole('textbox', { name: /^Domain 2/ })).toHaveValue('Web.de');
    await userEvent.click(canvas.getByRole('button', { name: 'Save limits' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[1]).toMatchObject({
      receiver_rates: [
        { domain: 'gmx.de', rate_per_minute: 50 },
        { domain: 'Web.de', rate_per_minute: 30 },
      ],
    });
  },
});

/** The row's field shows the server's answer, although another row was removed before. */
export const RefusedReceiver = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v2', '/account/{id}/sending-limits', () => HttpResponse.json(REPEATED, { status: 422 }) as never),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove domain 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add receiving domain' }));
    await userEvent.keyboard('GMX.de');
    await userEvent.click(canvas.getByRole('button', { name: 'Save limits' }));
    const rate = canvas.getByRole('spinbutton', { name: /^Rate to domain 2/ });
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/required/));
    await userEvent.type(rate, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save limits' }));
    const domain = canvas.getByRole('textbox', { name: /^Domain 2/ });
    await waitFor(() => expect(domain).toHaveAccessibleDescription(/gmx.de is in the list already/));
    await expect(domain).toHaveValue('GMX.de');
  },
});

/** A plan whose first day is above its end is refused before it is sent. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('spinbutton', { name: /^People on the first day/ });
    await userEvent.clear(first);
    await userEvent.type(first, '20000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save limits' }));
    await expect(await canvas.findAllByText(/cannot be greather than 19999/)).not.toHaveLength(0);
    await expect(saved).not.toHaveBeenCalled();
  },
});

export const Nothing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/account/{id}/sending-limits', () =>
        sendingLimits({
          send_rate_per_minute: null,
          send_hours: null,
          warm_up: null,
          receiver_rates: [],
          mailed_today: 0,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At any hour, as fast as the relay takes it.')).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_account'] },
  play: async ({ canvas }) => {
    const rate = await canvas.findByRole('spinbutton', { name: /^Send rate/ });
    await expect(rate).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Save limits' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v2', '/account/{id}/sending-limits')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Sending limits', selected: true })).toBeVisible();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
  },
});

export const Failing = meta.story({
  ...failingRecord('v2', '/account/{id}/sending-limits', 'The sending limits'),
  name: 'Error',
});
