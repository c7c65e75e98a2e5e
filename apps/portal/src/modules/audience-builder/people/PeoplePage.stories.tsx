import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { audienceRows, runningRecount } from '../../../fixtures/builders/audience.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { page } from '../../../fixtures/handlers/page.ts';
import { listStates } from '../../../fixtures/listStates.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/People',
  parameters: { route: '/audience-builder/people', layout: 'fullscreen' },
  beforeEach: () => {
    asked.mockClear();
  },
});

/** Long names, other scripts, a running import, and a failed one. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'People' })).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Audiences' });
    await expect(await within(table).findByRole('link', { name: /Tyre customers Q4/ })).toHaveAttribute(
      'href',
      '/audience-builder/people/31',
    );
    await expect(within(table).getByText('Error - Invalid Audience')).toBeVisible();
    await expect(await within(table).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.getByRole('link', { name: 'Add audience' })).toHaveAttribute(
      'href',
      '/audience-builder/people/new',
    );
    await expect(canvas.getByRole('link', { name: /^Suppressions/ })).toBeVisible();
  },
});

/** A suppression list changed: each audience says that its people are being recounted, and how far that is. */
export const Recounted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/audience', ({ query }) =>
        page(
          audienceRows.map((row) => ({ ...row, importing: null, recount: runningRecount() })),
          query,
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Audiences' }));
    const [bar] = await table.findAllByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect((await table.findAllByText('being recounted'))[0]).toBeVisible();
  },
});

/** An audience that a launched product sends to can't be deleted, and the menu says so. */
export const DeletesAnAudience = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.delete('v1', '/audience/{id}', ({ params }) => {
        asked(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Actions for Everybody/ }));
    await expect(await screen.findByRole('menuitem', { name: /Delete audience/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /Actions for Tyre customers Q4/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Delete audience/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Do you really want to delete the audience?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Audience deleted')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('31');
  },
});

/** Status and account are sent to the server and kept in the URL. */
export const Filters = meta.story({
  parameters: { route: '/audience-builder/people?status=Approved&account=3&search=tyre' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/audience', ({ query }) => {
        asked(query.getAll('status:eq'), query.getAll('account_id:eq'), query.get('search_text'), query.get('sort_by'));
        return { objects: [], total_rows: 0 };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/0 audiences/)).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith(['Approved'], ['3'], 'tyre', 'updated_at');
  },
});

const states = listStates('v1', '/audience', { table: 'Audiences', emptyTitle: 'No audiences yet' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

/** Without can_view_audience, the module's paths lead to the landing page. */
export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order Management' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'People' })).toBeNull();
  },
});

/** A user who may only view isn't offered what they can never do. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_audience'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Audiences' })).toBeVisible();
    await expect(canvas.queryByText('Add audience')).toBeNull();
  },
});
