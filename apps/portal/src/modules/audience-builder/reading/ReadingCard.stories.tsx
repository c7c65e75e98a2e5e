import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, within, type screen as Canvas, type userEvent as Hand } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { misreadFile, rereadFile } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/How the file is read',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock.post('v1', '/audience/file', () => HttpResponse.json(misreadFile(), { status: 201 })),
      mock.post('v1', '/audience/file/{id}/read', async ({ request }) => {
        const given = await request.json();
        asked(given);
        const file = given.encoding === 'macintosh' ? rereadFile() : misreadFile();
        return HttpResponse.json({ ...file, id: 502, ...given }, { status: 201 });
      }),
    );
  },
});

interface Screen {
  canvas: Pick<typeof Canvas, 'findByRole' | 'findByText' | 'getByRole'>;
  userEvent: Pick<typeof Hand, 'click' | 'type'>;
}

/** From the file to its columns, with the settings unfolded. */
async function toReading({ canvas, userEvent: hand }: Screen) {
  await pickFiles('File of people', new File(['email\r\nada@example.com\r\n'], 'customers.csv', { type: 'text/csv' }));
  await canvas.findByText('4 columns, read as WINDOWS-1252');
  await hand.click(canvas.getByRole('button', { name: 'Map columns' }));
  await hand.click(await canvas.findByRole('button', { name: 'Show how the file is read' }));
  return within(await canvas.findByRole('region', { name: 'How the file is read' }));
}

async function choose({ canvas, userEvent: hand }: Screen, field: string, option: string) {
  await hand.type(canvas.getByRole('combobox', { name: field }), option);
  await hand.click(await canvas.findByRole('option', { name: new RegExp(option) }));
}

/** Each setting that was found out can be corrected, and the columns follow. */
export const Default = meta.story({
  play: async (story) => {
    const { canvas } = story;
    const card = await toReading(story);
    await expect(
      card.getByText('Western European (Windows-1252), separated by semicolons, headings in line 3'),
    ).toBeVisible();
    await expect(canvas.getByText('Stra§e')).toBeVisible();
    await choose(story, 'Encoding', 'Mac Roman');
    await expect(
      await card.findByText('Western European (Mac Roman), separated by semicolons, headings in line 3'),
    ).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith({ encoding: 'macintosh' });
    await expect(await canvas.findByRole('combobox', { name: 'Field for Straße' })).toBeVisible();
  },
});

/** Settings that were corrected before are kept, until the user lets Mailroom find them out again. */
export const KeepsCorrections = meta.story({
  play: async (story) => {
    const { userEvent } = story;
    const card = await toReading(story);
    await choose(story, 'The table begins in line', '4: ');
    await card.findByText(/headings in line 4/);
    await choose(story, 'Quotes', 'MySQL');
    await card.findByRole('button', { name: 'Find out again' });
    await expect(asked).toHaveBeenLastCalledWith({ first_line: 4, quote: '"', escape: 'backslash' });
    await userEvent.click(card.getByRole('button', { name: 'Find out again' }));
    await card.findByText(/headings in line 3/);
    await expect(asked).toHaveBeenLastCalledWith({});
  },
});

/** A setting that the file contradicts changes nothing, and the card says why. */
export const CannotBeReadSo = meta.story({
  beforeEach: ({ msw }) => {
    const says = 'The file isn’t text: it holds control characters, the first on line 1';
    const refusal = { message: 'The input is not valid', request_id: 'story', fields: { encoding: says } };
    msw.use(mock.post('v1', '/audience/file/{id}/read', () => HttpResponse.json(refusal, { status: 422 })));
  },
  play: async (story) => {
    const card = await toReading(story);
    await choose(story, 'Encoding', 'UTF-16 LE');
    await expect(
      await card.findByText(/control characters, the first on line 1\. It is read as before\./),
    ).toBeVisible();
    await expect(
      card.getByText('Western European (Windows-1252), separated by semicolons, headings in line 3'),
    ).toBeVisible();
  },
});
