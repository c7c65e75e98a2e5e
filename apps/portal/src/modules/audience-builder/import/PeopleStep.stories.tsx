import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, within, type screen as Canvas, type userEvent as Hand } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { audience } from '../../../fixtures/builders/audience.builders.ts';
import { comparison, correctedFile, correctingComparison } from '../../../fixtures/builders/correction.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing } from '../../../fixtures/handlers/scenarios.ts';

const sent = fn();
const compared = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/Another file',
  parameters: { route: '/audience-builder/people/new?audience=31', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    compared.mockClear();
    msw.use(
      mock.patch('v1', '/audience/{id}', async ({ request }) => {
        sent('patch', request.headers.get('if-match'), await request.json());
        return audience();
      }),
      mock.post('v1', '/audience/{id}/corrections', async ({ request }) => {
        sent('corrections', request.headers.get('if-match'), await request.json());
        return HttpResponse.json(audience(), { status: 202 });
      }),
      mock.post('v1', '/audience/{id}/comparison', async ({ request }) => {
        compared(await request.json());
        return comparison();
      }),
    );
  },
});

interface Screen {
  canvas: Pick<typeof Canvas, 'findByRole' | 'findByText' | 'getByRole' | 'queryByRole'>;
  userEvent: Pick<typeof Hand, 'click'>;
}

async function drop(name: string) {
  await pickFiles('File of people', new File(['E-Mail\r\nanna@brueckner.example\r\n'], name, { type: 'text/csv' }));
}

/** From the file over its columns to the question about the people in use. */
async function toPeople({ canvas, userEvent: hand }: Screen) {
  await canvas.findByRole('heading', { name: 'Import another file for Tyre customers Q4' });
  await drop('fair-stuttgart.csv');
  await canvas.findByText('4 columns, read as UTF-8');
  await hand.click(canvas.getByRole('button', { name: 'Map columns' }));
  await hand.click(await canvas.findByRole('button', { name: 'Check a sample' }));
  await hand.click(await canvas.findByRole('button', { name: 'Compare people' }));
  await canvas.findByRole('region', { name: 'Version 3 has 41,862 people' });
}

/** From the corrected rows directly to the question. */
async function toCorrections({ canvas, userEvent: hand }: Screen) {
  await canvas.findByRole('heading', { name: 'Import another file for Tyre customers Q4' });
  await drop('Tyre customers Q4 rejects.csv');
  await canvas.findByText('6 columns, read as UTF-8');
  await hand.click(canvas.getByRole('button', { name: 'Compare people' }));
}

function withCorrections(over: Parameters<typeof correctingComparison>[0] = {}) {
  return [
    mock.post('v1', '/audience/file', () => HttpResponse.json(correctedFile(), { status: 201 })),
    mock.post('v1', '/audience/{id}/comparison', async ({ request }) => {
      compared(await request.json());
      return correctingComparison(over);
    }),
  ];
}

/** Says in numbers what each answer does, and chooses none. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toPeople({ canvas, userEvent });
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
    const steps = canvas.getByRole('list', { name: 'Steps of the import' });
    await expect(within(steps).getByText('People').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('radio', { name: /Replace everybody/ })).toHaveAccessibleDescription(
      '41,552 people go, 1,240 come: 1,550 people then.',
    );
    await expect(canvas.getByRole('radio', { name: /Add these people/ })).toHaveAccessibleDescription(
      'Nobody goes, 1,240 come: 43,102 people then.',
    );
    await expect(canvas.getByText('Added people come into version 3: no launch has used it.')).toBeVisible();
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).not.toBeChecked();
    const start = canvas.getByRole('button', { name: 'Start import' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleDescription('Choose what happens with the people in use');
    await expect(compared).toHaveBeenCalledWith(expect.objectContaining({ upload_id: 501, has_header: true }));
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** The people of the file are added to those in use. */
export const AddsPeople = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toPeople({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: /Add these people/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1,240 to 41,862' }));
    await expect(await canvas.findByRole('heading', { name: 'Tyre customers Q4' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('patch', '"3"', expect.objectContaining({ upload_id: 501, people: 'add' }));
  },
});

/** The people of the file replace those in use: the button says how many. */
export const ReplacesPeople = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toPeople({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: /Replace everybody/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Replace 41,862 by 1,550' }));
    await canvas.findByRole('heading', { name: 'Tyre customers Q4' });
    await expect(sent).toHaveBeenCalledWith('patch', '"3"', expect.objectContaining({ people: 'replace' }));
  },
});

/** Mailroom’s own columns mark a file as corrections: its columns are known, and nobody is lost. */
export const Corrects = meta.story({
  beforeEach: ({ msw }) => msw.use(...withCorrections()),
  play: async ({ canvas, userEvent }) => {
    await toCorrections({ canvas, userEvent });
    const choice = await canvas.findByRole('radio', { name: /Correct rejected rows/ });
    await expect(choice).toBeChecked();
    await expect(choice).toHaveAccessibleDescription(
      'Nobody goes, 504 come: 42,366 people then. 513 of 912 rejected rows corrected.',
    );
    const steps = canvas.getByRole('list', { name: 'Steps of the import' });
    await expect(within(steps).queryByText('Columns')).toBeNull();
    await expect(compared).toHaveBeenCalledWith({ upload_id: 502 });
    await userEvent.click(canvas.getByRole('button', { name: 'Correct 513 rows' }));
    await canvas.findByRole('heading', { name: 'Tyre customers Q4' });
    await expect(sent).toHaveBeenCalledWith('corrections', '"3"', { upload_id: 502 });
  },
});

/** A version that a launch used stays as it is: the next one has its people and the corrected rows. */
export const MakesAVersion = meta.story({
  beforeEach: ({ msw }) => msw.use(...withCorrections({ next_number: 4 })),
  play: async ({ canvas, userEvent }) => {
    await toCorrections({ canvas, userEvent });
    await expect(
      await canvas.findByText(
        'A launch keeps version 3. Its people and the corrected or added ones come into version 4.',
      ),
    ).toBeVisible();
  },
});

/** Rejected rows of an import that failed can’t be corrected: their people are in no version. The screen says so. */
export const OfAnotherImport = meta.story({
  beforeEach: ({ msw }) => msw.use(...withCorrections({ correct: null })),
  play: async ({ canvas, userEvent }) => {
    await toCorrections({ canvas, userEvent });
    await expect(await canvas.findByText('These rejected rows belong to no version in use')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /Correct rejected rows/ })).toBeNull();
    // To replace everybody, their columns are looked at first.
    await userEvent.click(canvas.getByRole('radio', { name: /Replace everybody/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Map columns' }));
    await expect(await canvas.findByRole('button', { name: 'Check a sample' })).toBeVisible();
  },
});

/** A file of rejected rows that nobody has corrected yet changes nothing: it can’t be started, and says why. */
export const CorrectsNothing = meta.story({
  beforeEach: ({ msw }) => {
    const nobody = { go: 0, come: 0, people: 41_862 };
    msw.use(
      ...withCorrections({
        add: nobody,
        replace: { go: 41_862, come: 0, people: 0 },
        correct: { ...nobody, corrected: 0, still_rejected: 912, repeated: 0, unknown: 0 },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await toCorrections({ canvas, userEvent });
    await canvas.findByRole('radio', { name: /Correct rejected rows/ });
    const correct = canvas.getByRole('button', { name: 'Correct 0 rows' });
    await expect(correct).toHaveAttribute('aria-disabled', 'true');
    await expect(correct).toHaveAccessibleDescription('No row of the file is correct yet');
    // With other columns the same file may have people.
    await userEvent.click(canvas.getByRole('radio', { name: /Add these people/ }));
    await expect(canvas.getByRole('button', { name: 'Map columns' })).toBeEnabled();
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** A file without a new person adds nobody, and one without people would leave the audience empty. */
export const HasNobody = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/{id}/comparison', () =>
        comparison({
          add: { go: 0, come: 0, people: 41_862 },
          replace: { go: 41_862, come: 0, people: 0 },
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await toPeople({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: /Add these people/ }));
    await expect(canvas.getByRole('button', { name: 'Add 0 to 41,862' })).toHaveAccessibleDescription(
      'The file has nobody new',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /Replace everybody/ }));
    await expect(canvas.getByRole('button', { name: 'Replace 41,862 by 0' })).toHaveAccessibleDescription(
      'The file has nobody who can be imported',
    );
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** A file without a new person may say who opted out meanwhile: it can be added, and the button says who goes. */
export const TakesPeopleOut = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/{id}/comparison', () => comparison({ add: { go: 6, come: 0, people: 41_856 } })),
    ),
  play: async ({ canvas, userEvent }) => {
    await toPeople({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: /Add these people/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add 0, take 6 out' }));
    await canvas.findByRole('heading', { name: 'Tyre customers Q4' });
    await expect(sent).toHaveBeenCalledWith('patch', '"3"', expect.objectContaining({ people: 'add' }));
  },
});

/** Without the comparison nothing can be imported: the people in use stay. */
export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/file', () => HttpResponse.json(correctedFile(), { status: 201 })),
      failing('v1', '/audience/{id}/comparison'),
    ),
  play: async ({ canvas, userEvent }) => {
    await toCorrections({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});
