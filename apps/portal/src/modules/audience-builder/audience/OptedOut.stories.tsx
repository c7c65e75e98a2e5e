import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { audience } from '../../../fixtures/builders/audience.builders.ts';
import { importedAnyway, optedOutAudience } from '../../../fixtures/builders/consent.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/Opted out in the file',
  parameters: { route: '/audience-builder/people/31', layout: 'fullscreen' },
  beforeEach: () => {
    asked.mockClear();
  },
});

/** People whom the file says not to mail have a number of their own, with the cells that say so. */
export const OptedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/audience/{id}', () => optedOutAudience())),
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: 'People' }));
    await expect(people.getByText('Opted out in the file')).toBeVisible();
    await expect(people.getByText('−1,204')).toBeVisible();
    const out = within(await canvas.findByRole('region', { name: 'Opted out in the file' }));
    await expect(await out.findByText('line 4,410: keine Werbung mehr')).toBeVisible();
    await expect(out.getByRole('button', { name: 'Download 1,204 opted-out rows' })).toBeVisible();
  },
});

/** They are offered as a suppression list, which applies to every audience of the account. */
export const SuppressesOptedOut = meta.story({
  beforeEach: ({ msw }) => {
    let list: { id: number; name: string } | null = null;
    msw.use(
      mock.get('v1', '/audience/{id}', () => optedOutAudience(list)),
      mock.post('v1', '/audience/{id}/suppress-opt-outs', () => {
        asked();
        list = { id: 12, name: 'Opted out in tyre-customers.csv' };
        return optedOutAudience(list);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const out = within(await canvas.findByRole('region', { name: 'Opted out in the file' }));
    await expect(out.getByText(/Another audience of the account may still reach them/)).toBeVisible();
    await userEvent.click(out.getByRole('button', { name: 'Suppress them' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/None of the account’s audiences reaches them then/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await expect(await out.findByRole('link', { name: 'Opted out in tyre-customers.csv' })).toBeVisible();
    await expect(out.queryByRole('button', { name: 'Suppress them' })).toBeNull();
    await expect(asked).toHaveBeenCalledOnce();
  },
});

/** When they were imported as well, the reason is on the audience. */
export const ImportedAsWell = meta.story({
  beforeEach: ({ msw }) => {
    const consent = { imported_anyway: importedAnyway(), columns: [], suppression: null };
    msw.use(mock.get('v1', '/audience/{id}', () => audience({ consent })));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('People who opted out in the file were imported as well (1,204 rows)'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Sam Reyes decided on .*: ‘They signed up again at the fair’$/)).toBeVisible();
  },
});

/** A later file may import its opted-out people although the first one left its own out: the page says both. */
export const ImportedByAFurtherFile = meta.story({
  beforeEach: ({ msw }) => {
    const first = optedOutAudience();
    const consent = { ...first.consent, imported_anyway: importedAnyway() };
    msw.use(mock.get('v1', '/audience/{id}', () => ({ ...first, consent })));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('People who opted out in the file were imported as well (1,204 rows)'),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Opted out in the file' })).toBeVisible();
  },
});
