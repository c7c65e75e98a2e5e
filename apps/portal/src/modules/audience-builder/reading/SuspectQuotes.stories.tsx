import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, within, type screen as Canvas, type userEvent as Hand } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { audience } from '../../../fixtures/builders/audience.builders.ts';
import { audienceFile } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { silentConsent } from '../../../fixtures/builders/consent.builders.ts';
import { manyStrayQuotes, strayQuotes } from '../../../fixtures/builders/audienceFiles/suspect.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing } from '../../../fixtures/handlers/scenarios.ts';

const meta = preview.meta({
  title: 'Screens/Audience Builder/Quotes in the file',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/file', () =>
        HttpResponse.json(audienceFile({ suspects: manyStrayQuotes() }), { status: 201 }),
      ),
      mock.post('v1', '/audience/file/{id}/consent', () => ({ ...silentConsent(), suspects: strayQuotes() })),
    ),
});

interface Screen {
  canvas: Pick<typeof Canvas, 'findByRole' | 'findByText' | 'getByRole'>;
  userEvent: Pick<typeof Hand, 'click'>;
}

/** From the file to the sample. Returns the part about quotes. */
async function toQuotes({ canvas, userEvent: hand }: Screen) {
  await pickFiles('File of people', new File(['email\r\nada@example.com\r\n'], 'shops.csv', { type: 'text/csv' }));
  await canvas.findByText('4 columns, read as UTF-8');
  await hand.click(canvas.getByRole('button', { name: 'Map columns' }));
  await hand.click(await canvas.findByRole('button', { name: 'Check a sample' }));
  await canvas.findByRole('button', { name: 'Start import' });
  return within(await canvas.findByRole('region', { name: 'Suspect quotes' }));
}

/** Each record that would swallow its neighbours is shown before the import, with its lines and how it is read. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quotes = await toQuotes({ canvas, userEvent });
    await expect(await quotes.findByText('2 records with a quote in the wrong place')).toBeVisible();
    await expect(await quotes.findByText('5 to 8')).toBeVisible();
    await expect(
      quotes.getByText('Each line is a row. They would be one record if the quote on line 5 were counted.'),
    ).toBeVisible();
    await expect(quotes.getByText('"Quay Lane;dan@example.com;Hull')).toBeVisible();
    await expect(quotes.getByText('Text follows a closing quote, and is kept.')).toBeVisible();
  },
});

/** When the whole file can't be read, the screen says what the upload found in its first megabyte. */
export const OnlyTheBeginning = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v1', '/audience/file/{id}/consent')),
  play: async ({ canvas, userEvent }) => {
    const quotes = await toQuotes({ canvas, userEvent });
    await expect(await quotes.findByText('216 records with a quote in the wrong place')).toBeVisible();
    await expect(await quotes.findByText('The table shows 7 of 216.')).toBeVisible();
  },
});

/** The audience keeps them: how many, their lines and how they were read, but not their text. */
export const OnTheAudience = meta.story({
  parameters: { route: '/audience-builder/people/31' },
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/audience/{id}', () => audience({ suspects: manyStrayQuotes() }))),
  play: async ({ canvas }) => {
    const quotes = within(await canvas.findByRole('region', { name: 'Suspect quotes' }));
    await expect(quotes.getByText('216 records with a quote in the wrong place')).toBeVisible();
    await expect(await quotes.findByText('40,112 to 40,118')).toBeVisible();
    await expect(
      quotes.getByText('One record, although some of its lines look like rows. Check its quotes.'),
    ).toBeVisible();
    await expect(quotes.queryByRole('columnheader', { name: 'Begins with' })).toBeNull();
  },
});
