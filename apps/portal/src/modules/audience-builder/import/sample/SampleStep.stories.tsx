import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within, type screen as Canvas, type userEvent as Hand } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { importingAudience } from '../../../../fixtures/builders/audience.builders.ts';
import { audienceFile, largeSample } from '../../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { addressDamage, damage, silentConsent } from '../../../../fixtures/builders/consent.builders.ts';
import { mock } from '../../../../fixtures/handlers/mock.ts';
import { failing, loading } from '../../../../fixtures/handlers/scenarios.ts';

const asked = fn();
const read = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/Sample of the file',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock.post('v1', '/audience/file/{id}/sample', async ({ request }) => {
        asked(await request.json());
        return largeSample();
      }),
      mock.post('v1', '/audience', () => HttpResponse.json(importingAudience(), { status: 201 })),
    );
  },
});

interface Screen {
  canvas: Pick<typeof Canvas, 'findByRole' | 'findByText' | 'getByRole'>;
  userEvent: Pick<typeof Hand, 'click'>;
}

/** From the file to the sample. Returns its first part. */
async function toSample({ canvas, userEvent: hand }: Screen) {
  await pickFiles(
    'File of people',
    new File(['E-Mail\r\nanna@brueckner.example\r\n'], 'kunden.csv', { type: 'text/csv' }),
  );
  await canvas.findByText('4 columns, read as UTF-8');
  await hand.click(canvas.getByRole('button', { name: 'Map columns' }));
  await hand.click(await canvas.findByRole('button', { name: 'Check a sample' }));
  await canvas.findByRole('button', { name: 'Start import' });
  return within(await canvas.findByRole('region', { name: 'Sample' }));
}

/** Each row shows what the import will do with it, and why. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await toSample({ canvas, userEvent });
    await expect(await first.findByText('193 of the first 200 rows are good')).toBeVisible();
    const row = (line: string) => within(first.getByRole('row', { name: new RegExp(`^${line} `) }));
    await expect(row('4').getByText('Bad address')).toBeVisible();
    await expect(row('4').getByRole('cell', { name: 'nothing after the @' })).toBeVisible();
    await expect(row('5').getByText('Role address')).toBeVisible();
    await expect(row('7').getByText('Disposable domain')).toBeVisible();
    await expect(row('8').getByText('Opted out')).toBeVisible();
    await expect(row('8').getByRole('cell', { name: '“Letzter Kauf” says “abgemeldet”' })).toBeVisible();
    await expect(row('9').getByText('Duplicate')).toBeVisible();
    await expect(row('9').getByRole('cell', { name: 'same address as line 2' })).toBeVisible();
    const later = within(canvas.getByRole('region', { name: 'From line 2,502' }));
    await expect(later.getByText('198 of 200 rows are good')).toBeVisible();
    await expect(later.getByText('No e-mail')).toBeVisible();
  },
});

/** Values that other programs damaged are counted by kind, and mended only when the user says so. */
export const MendsDamage = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.post('v1', '/audience/file/{id}/consent', () => ({ ...silentConsent(), damage: damage() }))),
  play: async ({ canvas, userEvent }) => {
    await toSample({ canvas, userEvent });
    const card = within(await canvas.findByRole('region', { name: 'Damaged values' }));
    await expect(card.getByText('1,284 values came here damaged')).toBeVisible();
    await expect(card.getByText(/The digits are lost/)).toHaveTextContent('“4.41174E+11” on line 812');
    const mistyped = card.getByRole('checkbox', { name: /^Mend domains that look mistyped: 9 values/ });
    await expect(mistyped).toHaveAccessibleDescription('“anna@gmial.com” becomes “anna@gmail.com”');
    const box = card.getByRole('checkbox', { name: 'Mend letters of another encoding: 1,204 values in Vorname' });
    await expect(box).toHaveAccessibleDescription('“RenÃ©” becomes “René”');
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ mend: ['misread'] })));
    // The file isn't read for consent again, so the card stays.
    await expect(box).toBeChecked();
  },
});

/** Mended addresses make people of rejected rows, so the whole file is read again. Meanwhile everything stays in view. */
export const MendsAddresses = meta.story({
  beforeEach: ({ msw }) => {
    read.mockClear();
    msw.use(
      mock.post('v1', '/audience/file/{id}/consent', async ({ request }) => {
        read(((await request.json()) as { mend?: string[] }).mend);
        return { ...silentConsent(), damage: addressDamage() };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await toSample({ canvas, userEvent });
    const card = within(await canvas.findByRole('region', { name: 'Damaged values' }));
    const wrapped = card.getByRole('checkbox', { name: 'Mend text around addresses: 12 values in E-Mail Adresse' });
    await expect(wrapped).toHaveAccessibleDescription(
      '“Anna <anna@brueckner.example>” becomes “anna@brueckner.example”',
    );
    await userEvent.click(wrapped);
    await waitFor(() => expect(read).toHaveBeenLastCalledWith(['address_wrapped']));
    await expect(wrapped).toBeChecked();
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ mend: ['address_wrapped'] })));
    await userEvent.click(card.getByRole('checkbox', { name: /^Mend slips in addresses/ }));
    await waitFor(() => expect(read).toHaveBeenLastCalledWith(['address_wrapped', 'address_typed']));
    await expect(card.getByRole('checkbox', { name: /^Mend invisible or wide signs in addresses/ })).not.toBeChecked();
  },
});

/** A computed address may be made of any cell, so each mend may make people of rejected rows. */
export const MendsForComputed = meta.story({
  beforeEach: ({ msw }) => {
    read.mockClear();
    const file = audienceFile({ computed: [{ name: 'Any e-mail', kind: 'first_filled', columns: [0, 1] }] });
    msw.use(
      mock.post('v1', '/audience/file', () => HttpResponse.json(file, { status: 201 })),
      mock.post('v1', '/audience/file/{id}/consent', async ({ request }) => {
        read(((await request.json()) as { mend?: string[] }).mend);
        return { ...silentConsent(), damage: damage() };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await toSample({ canvas, userEvent });
    const card = within(await canvas.findByRole('region', { name: 'Damaged values' }));
    await userEvent.click(card.getByRole('checkbox', { name: /^Mend words for an empty value/ }));
    await waitFor(() => expect(read).toHaveBeenLastCalledWith(['stand_in']));
  },
});

/** A switch leaves only the rows that need a look, and keeps their order. */
export const OnlyProblems = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await toSample({ canvas, userEvent });
    // Until the rows are read, the switch is disabled.
    await first.findByText('193 of the first 200 rows are good');
    await userEvent.click(first.getByRole('switch', { name: 'Only rows with problems' }));
    await waitFor(() => expect(first.getAllByRole('row')).toHaveLength(8));
    await expect(first.getByText('Undecodable')).toBeVisible();
    await expect(first.getByText('Wrong column count')).toBeVisible();
    await expect(first.queryByText('Good')).toBeNull();
    const later = within(canvas.getByRole('region', { name: 'From line 2,502' }));
    await expect(later.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(first.getByRole('switch', { name: 'Only rows with problems' }));
    await waitFor(() => expect(first.getAllByRole('row')).toHaveLength(11));
  },
});

/** Each change of columns and rules is sampled again. */
export const FollowsTheRules = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toSample({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('switch', { name: /Reject role addresses/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check a sample' }));
    await canvas.findByRole('region', { name: 'Sample' });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ has_header: true, reject_role_addresses: false, reject_disposable_domains: true }),
    );
  },
});

/** A table of the same size waits for the rows. The import can be started meanwhile. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('v1', '/audience/file/{id}/sample')),
  play: async ({ canvas, userEvent }) => {
    const first = await toSample({ canvas, userEvent });
    await expect(first.getByRole('table', { name: 'Sample' })).toHaveAttribute('aria-busy', 'true');
    await expect(first.getByRole('switch', { name: 'Only rows with problems' })).toHaveAccessibleDescription(
      'The rows are being read',
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Start import' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

/** Without a sample the import can be started anyway. */
export const Failing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing('v1', '/audience/file/{id}/sample', { status: 500, message: 'Out of order' })),
  play: async ({ canvas, userEvent, msw }) => {
    const first = await toSample({ canvas, userEvent });
    const alert = await first.findByRole('alert');
    await expect(alert).toHaveTextContent('The sample couldn’t be read');
    await expect(alert).toHaveTextContent('The import can be started without it.');
    msw.use(mock.post('v1', '/audience/file/{id}/sample', () => largeSample()));
    await userEvent.click(first.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('193 of the first 200 rows are good')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(await canvas.findByText(/You may leave this page/)).toBeVisible();
  },
});
