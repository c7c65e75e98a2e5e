import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { correctedAudience } from '../../../fixtures/builders/correction.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Audience Builder/Files of an audience',
  parameters: { route: '/audience-builder/people/31?tab=versions', layout: 'fullscreen' },
});

/** Corrected rows and added people are files of the version, each with buckets that add up. */
export const SeveralFiles = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/audience/{id}', () => correctedAudience())),
  play: async ({ canvas, userEvent }) => {
    const files = within(await canvas.findByRole('table', { name: 'Files' }));
    await expect(files.getByText('Tyre customers Q4 rejects.csv')).toBeVisible();
    await expect(files.getByText('Corrected rejected rows')).toBeVisible();
    await expect(files.getByText('Added people')).toBeVisible();
    const readings = within(canvas.getByRole('list', { name: 'How the files were read' }));
    await expect(readings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'tyre-customers.csv: Western European (Windows-1252), separated by semicolons, headings in line 1',
      'fair-stuttgart Visitors.csv: Sheet ‘Visitors’ of fair-stuttgart.xlsx, headings in line 3',
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    const people = within(await canvas.findByRole('region', { name: 'People' }));
    await expect(people.getByText('Rows in the files')).toBeVisible();
    // A corrected row counts once.
    await expect(people.getByText('44,668')).toBeVisible();
    await expect(people.getByText('−399')).toBeVisible();
    await expect(people.getByText('43,607')).toBeVisible();
  },
});

/** On a phone each file is listed under its name. */
export const SmallFiles = meta.story({
  beforeEach: SeveralFiles.input.beforeEach,
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const files = within(await canvas.findByRole('region', { name: 'Files' }));
    await expect(await files.findByText('Tyre customers Q4 rejects.csv')).toBeVisible();
  },
});
