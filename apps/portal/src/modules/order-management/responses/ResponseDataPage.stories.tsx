import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { responseDays } from '../../../fixtures/builders/responseDay.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { errorBody } from '../../../fixtures/handlers/network.ts';
import { listStates } from '../../../fixtures/listStates.ts';

const sent = fn();
const file = new File(['Day,Opens\n2026-11-18,120\n'], 'november.csv', { type: 'text/csv' });

const meta = preview.meta({
  title: 'Screens/Order Management/Response data',
  parameters: { route: '/order-management/response-data/20911', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Response data' }));
    await expect(await table.findByText('11/17/2026')).toBeVisible();
    await expect(table.getByText('Upload')).toBeVisible();
  },
});

const states = listStates('v1', '/product_response', { table: 'Response data', emptyTitle: 'No response data yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need the permission can_view_response_data')).toBeVisible();
  },
});

export const Uploads = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/product_response', async ({ request }) => {
        sent(await request.json());
        return { objects: [...responseDays], total_rows: responseDays.length };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload response data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload response data' }));
    await pickFiles(/CSV/, file);
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ product_id: 20_911, csv: 'Day,Opens\n2026-11-18,120\n' }));
    await expect((await screen.findAllByText('Response data of 3 days stored'))[0]).toBeVisible();
  },
});

/** A refused file: each bad line with what is wrong. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post(
        'v1',
        '/product_response',
        () =>
          HttpResponse.json(
            {
              ...errorBody('v1', 'Line 2, column Day: Day is not valid', 'invalid'),
              fields: {
                csv: "Line 2, column Day: Day is not valid\nLine 5, column Opens: 'many' must be a whole number, in digits only",
              },
            },
            { status: 422 },
          ) as never,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload response data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload response data' }));
    await pickFiles(/CSV/, file);
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await expect(await dialog.findByText('Nothing was stored')).toBeVisible();
    await expect(dialog.getByText(/^Line 5, column Opens: 'many'/)).toBeVisible();
  },
});
