import { cancelModal, confirmModal, findFlash } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { auditEntry } from '../../../fixtures/builders/audit.builders.ts';
import { audience, importingAudience, runningRecount } from '../../../fixtures/builders/audience.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { pageV2 } from '../../../fixtures/handlers/page.ts';
import { empty, loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/Audience',
  parameters: { route: '/audience-builder/people/31', layout: 'fullscreen' },
  beforeEach: () => {
    asked.mockClear();
  },
});

/** Shows the way from the file to the people who can be mailed, and the columns by their names in the file. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tyre customers Q4' })).toBeVisible();
    await expect(canvas.getByText('tyre-customers.csv, 3.9 MB')).toBeVisible();
    const people = canvas.getByRole('region', { name: 'People' });
    await expect(within(people).getByText('Deliverable')).toBeVisible();
    await expect(within(people).getByText('41,306')).toBeVisible();
    await expect(within(people).getByText('−912')).toBeVisible();
    const columns = canvas.getByRole('region', { name: 'Columns' });
    await expect(within(columns).getByText('Custom: last_purchase')).toBeVisible();
    await expect(within(columns).getByText('Letzter Kauf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download 912 rows' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Steps of the import' })).toBeNull();
  },
});

/** The next step of a finished audience: the order whose product sends to it. */
export const UsedInAnOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use in an order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use in an order' }));
    await expect(dialog.getByRole('button', { name: 'Add product' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Order' }));
    await userEvent.click((await screen.findAllByText('Autumn catalogue, order 10442'))[0] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Add product' }));
    await expect(await canvas.findByRole('heading', { name: 'Add product' })).toBeVisible();
    await expect(await canvas.findByText('Tyre customers Q4')).toBeVisible();
  },
});

/** Only for who may add a product. */
export const NotUsedInAnOrder = meta.story({
  parameters: { permissions: ['can_view_audience', 'can_view_order'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tyre customers Q4' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use in an order' })).toBeNull();
  },
});

/** Tells who imported which file, beside the changes of the audience itself. */
export const History = meta.story({
  parameters: { route: '/audience-builder/people/31?tab=activity' },
  beforeEach: ({ msw }) => {
    const imported = auditEntry({
      entity: 'audience_version',
      action: 'insert',
      changes: [{ field: 'file_name', before: null, after: 'tyre-customers.csv' }],
    });
    msw.use(mock.get('v2', '/audit', ({ query }) => pageV2([imported], query)));
  },
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('region', { name: 'Activity' }));
    await expect(history.getByText('Ines Fontaine imported tyre-customers.csv')).toBeVisible();
  },
});

/** Shows progress, speed and reasons for rejected rows while the import runs; the user can leave. */
export const Importing = meta.story({
  parameters: { route: '/audience-builder/people/32' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('640,112 of about 1,000,000 rows')).toBeVisible();
    await expect(canvas.getByText(/98,000 rows a second. You may leave this page/)).toBeVisible();
    await expect(canvas.getByText(/about 4 s left/)).toBeVisible();
    await expect(canvas.getByText('612,480')).toBeVisible();
    await expect(canvas.getByText('duplicates in the file')).toBeVisible();
    const steps = await canvas.findByRole('list', { name: 'Steps of the import' });
    await expect(within(steps).getByText('Import').closest('li')).toHaveAttribute('aria-current', 'step');
    const why = await canvas.findByRole('table', { name: 'Why rows are rejected' });
    await expect(within(why).getByText(/line 1,204: anna.lindqvist@/)).toBeVisible();
  },
});

/** Three large files are read at a time: the fourth shows its place, and when it begins. */
export const Waits = meta.story({
  parameters: { route: '/audience-builder/people/32' },
  beforeEach: ({ msw }) => {
    const waiting = importingAudience();
    const importing = waiting.importing && { ...waiting.importing, place: 2, begins_in_seconds: 172, started_at: null };
    msw.use(mock.get('v1', '/audience/{id}', () => ({ ...waiting, importing })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Waiting for other imports/)).toHaveTextContent(
      'Waiting for other imports. 1 import before it, begins in about 3 min. You may leave this page.',
    );
    await expect(canvas.getByRole('button', { name: 'Cancel import' })).toBeEnabled();
  },
});

export const CancelsAnImport = meta.story({
  parameters: { route: '/audience-builder/people/32' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/{id}/cancel', ({ params }) => {
        asked(params['id']);
        return importingAudience();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel import' }));
    await expect((await cancelModal()).text).toContain('Do you really want to cancel the process?');
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel import' }));
    await confirmModal();
    await expect(await findFlash('Import cancelled')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('32');
  },
});

/** A suppression list changed: says when the numbers were counted, and for how long they are being renewed. */
export const Recounted = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/audience/{id}', () => audience({ recount: runningRecount() }))),
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: 'People' }));
    await expect(await people.findByRole('status')).toHaveTextContent(
      'As of 11/21/2026 8:30 AM EST, being recounted, ready in about 20 s. Launch and go-ahead wait for it.',
    );
    await expect(people.getByText('41,306')).toBeVisible();
  },
});

/** Says why nobody can be mailed; the primary action is the way out. */
export const Invalid = meta.story({
  parameters: { route: '/audience-builder/people/33' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody can be mailed' })).toBeVisible();
    await expect(canvas.getByText(/890 of 1200 rows were rejected, which is more than 10 %/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Import another file for Messekontakte Essen' }),
    ).toBeVisible();
  },
});

/** While a later import runs, the version in use is still shown. */
export const ImportsAgain = meta.story({
  beforeEach: ({ msw }) => {
    const { importing } = importingAudience();
    msw.use(mock.get('v1', '/audience/{id}', () => audience({ importing })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('640,112 of about 1,000,000 rows')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'People' })).toBeVisible();
  },
});

export const Members = meta.story({
  parameters: { route: '/audience-builder/people/31?tab=members' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Members' });
    // A row is named by its address, on a phone the card too.
    await expect((await within(table).findAllByRole('rowheader'))[0]).toHaveTextContent('*');
    await expect(await within(table).findByText('j**********************e')).toBeVisible();
    await expect(within(table).getByText('Suppressed')).toBeVisible();
  },
});

export const NoMembers = meta.story({
  parameters: { route: '/audience-builder/people/33?tab=members' },
  beforeEach: ({ msw }) => msw.use(empty('v1', '/audience/{id}/members')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No version is in use')).toBeVisible();
  },
});

/** An audience that a launched product sends to can't be deleted. */
export const Pinned = meta.story({
  parameters: { route: '/audience-builder/people/34?tab=versions' },
  play: async ({ canvas }) => {
    const products = await canvas.findByRole('table', { name: 'Products that send to it' });
    await expect(within(products).getByRole('link', { name: 'Winter tyres reminder' })).toHaveAttribute(
      'href',
      '/order-management/product/20911',
    );
    const remove = canvas.getByRole('button', { name: 'Delete audience' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription('A launched product uses it');
  },
});

export const Deletes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.delete('v1', '/audience/{id}', ({ params }) => {
        asked(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete audience' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Do you really want to delete the audience?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('31');
  },
});

export const Edits = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/audience/{id}', async ({ request }) => {
        asked(request.headers.get('if-match'), await request.json());
        return audience({ version: 4 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit audience' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Tyres');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save audience' }));
    await expect(await screen.findByText('Audience saved')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('"3"', { name: 'Tyres', description: 'Bought tyres since the summer' });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v1', '/audience/{id}')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'People' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

export const Failing = meta.story({ ...failingRecord('v1', '/audience/{id}', 'The audience'), name: 'Error' });

export const Gone = meta.story({
  parameters: { route: '/audience-builder/people/9999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The audience was not found', level: 1 })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order Management' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Tyre customers Q4' })).toBeNull();
  },
});
