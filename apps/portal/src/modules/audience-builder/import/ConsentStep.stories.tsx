import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within, type screen as Canvas, type userEvent as Hand } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { importingAudience } from '../../../fixtures/builders/audience.builders.ts';
import { consentProfile, consentSuppression, rememberedConsent } from '../../../fixtures/builders/consent.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing } from '../../../fixtures/handlers/scenarios.ts';
import { storyUser } from '../../../fixtures/storyUser.ts';

const sent = fn();
const asked = fn();

const meta = preview.meta({
  title: 'Screens/Audience Builder/Consent in the file',
  parameters: { route: '/audience-builder/people/new', account: 3, layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock.post('v1', '/audience/file/{id}/consent', () => consentProfile()),
      mock.post('v1', '/audience', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(importingAudience(), { status: 201 });
      }),
    );
  },
});

interface Screen {
  canvas: Pick<typeof Canvas, 'findByRole' | 'findByText' | 'getByRole'>;
  userEvent: Pick<typeof Hand, 'click'>;
}

/** From the file to the sample. */
async function toSample({ canvas, userEvent: hand }: Screen) {
  await pickFiles(
    'File of people',
    new File(['E-Mail\r\nanna@brueckner.example\r\n'], 'kundenliste.csv', { type: 'text/csv' }),
  );
  await canvas.findByText('4 columns, read as UTF-8');
  await hand.click(canvas.getByRole('button', { name: 'Map columns' }));
  await hand.click(await canvas.findByRole('button', { name: 'Check a sample' }));
  await canvas.findByRole('table', { name: 'Sample' });
}

async function toConsent(given: Screen) {
  await toSample(given);
  await given.userEvent.click(await given.canvas.findByRole('button', { name: 'Check consent' }));
  await given.canvas.findByRole('heading', { name: '1,204 of 18,850 people look as if they must not be mailed' });
}

/** The file is asked about before the import. Without another choice these people are left out. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toConsent({ canvas, userEvent });
    const steps = canvas.getByRole('list', { name: 'Steps of the import' });
    await expect(within(steps).getByText('Consent').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('4 columns say so: 1,049 + 118 + 35 + 2, each person once')).toBeVisible();
    await expect(canvas.getByText('a status, leaves out 1,049 rows')).toBeVisible();
    await expect(canvas.getByText('asks for consent, leaves out 118 more rows')).toBeVisible();
    await expect(canvas.getByText('894 of them counted above')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Leave them out/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Import 17,435, leave 1,204 out' })).toBeVisible();
  },
});

/** Each value can be decided; the numbers follow. */
export const DecidesAValue = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toConsent({ canvas, userEvent });
    const cells = within(canvas.getByRole('radiogroup', { name: 'non-subscribed in Status' }));
    await expect(cells.getByRole('radio', { name: 'Leave out' })).toBeChecked();
    await userEvent.click(cells.getByRole('radio', { name: 'Mail' }));
    await expect(
      await canvas.findByRole('heading', { name: '1,072 of 18,850 people look as if they must not be mailed' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 17,567, leave 1,072 out' }));
    await canvas.findByRole('heading', { name: 'Winter tyres, first call' });
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        consent: {
          choice: 'leave_out',
          reason: null,
          decisions: [{ column: 4, group: 'non subscribed', says: 'mail' }],
          suppress: false,
        },
      }),
    );
  },
});

/** When every value is mailed there is nobody to decide about. */
export const LeavesNobodyOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toConsent({ canvas, userEvent });
    const out = canvas.getAllByRole('radio', { name: 'Leave out', checked: true }).map((radio) => radio.closest('div'));
    for (const group of out) await userEvent.click(within(group as HTMLElement).getByRole('radio', { name: 'Mail' }));
    await canvas.findByRole('heading', { name: 'By these choices, none of 18,850 people is left out' });
    await expect(canvas.queryByRole('radiogroup', { name: 'People who opted out in the file' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^See the/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Import all 18,639' })).toBeVisible();
  },
});

/** The first rows of each value that leaves people out, with all cells that say so; they follow the decisions. */
export const SeesTheLines = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toConsent({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'See the first lines' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'First lines of each value that says not to mail' }),
    );
    await expect(dialog.getByText(/^8 of 1,204 lines\./)).toBeVisible();
    const row = dialog.getByText('reader.12@brueckner.example').closest('tr') as HTMLElement;
    await expect(
      within(row).getByText('Status: unsubscribed, Newsletter erlaubt: nein, OPTOUT_TIME: 2019-03-04 10:15'),
    ).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    const cells = within(canvas.getByRole('radiogroup', { name: 'unsubscribed in Status' }));
    await userEvent.click(cells.getByRole('radio', { name: 'Mail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'See the first lines' }));
    await expect(await screen.findByText('Newsletter erlaubt: nein, OPTOUT_TIME: 2019-03-04 10:15')).toBeVisible();
  },
});

/** Before people are suppressed in the whole account, the screen says whom that reaches. */
export const CountsTheSuppression = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/file/{id}/consent/suppression', async ({ request }) => {
        asked(await request.json());
        return consentSuppression();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    asked.mockClear();
    await toConsent({ canvas, userEvent });
    await expect(canvas.queryByText('Suppressed already')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Suppress them in the whole account' }));
    await expect(
      await canvas.findByText('286 people leave 4 audiences, counted again after the import.'),
    ).toBeVisible();
    await expect(canvas.getByText('New to the suppressions').nextElementSibling).toHaveTextContent('1,131');
    const cells = within(canvas.getByRole('radiogroup', { name: 'cleaned in Status' }));
    await userEvent.click(cells.getByRole('radio', { name: 'Mail' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ decisions: [{ column: 4, group: 'cleaned', says: 'mail' }] }),
      ),
    );
  },
});

/** A count that fails is offered again; the import doesn't wait for it. */
export const SuppressionNotCounted = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v1', '/audience/file/{id}/consent/suppression')),
  play: async ({ canvas, userEvent }) => {
    await toConsent({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Suppress them in the whole account' }));
    await expect(await canvas.findByRole('button', { name: 'Count again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 17,435, leave 1,204 out' })).toBeEnabled();
  },
});

/** The choice of the last file with these columns comes back, and says so; one press starts from what the file says. */
export const Remembered = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/file/{id}/consent', () => ({ ...consentProfile(), remembered: rememberedConsent() })),
    ),
  play: async ({ canvas, userEvent }) => {
    await toSample({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Check consent' }));
    await canvas.findByRole('heading', { name: '1,072 of 18,850 people look as if they must not be mailed' });
    await expect(
      canvas.getByText('Decided as for ‘Tyre customers, October’, a file with the same columns'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Sam Reyes decided on/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Suppress them in the whole account' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Start from what the file says' }));
    await canvas.findByRole('heading', { name: '1,204 of 18,850 people look as if they must not be mailed' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Suppress them in the whole account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Import 17,435, leave 1,204 out' }));
    await canvas.findByRole('heading', { name: 'Winter tyres, first call' });
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ consent: { choice: 'leave_out', reason: null, decisions: [], suppress: true } }),
    );
  },
});

/** The person who decided it reads ‘You’. */
export const RememberedOfTheReader = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v1', '/audience/file/{id}/consent', () => ({
        ...consentProfile(),
        remembered: { ...rememberedConsent(), decided_by: { id: storyUser().id, name: 'Dana Okafor' } },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await toSample({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Check consent' }));
    await canvas.findByText(/^You decided on/);
  },
});

/** The audience takes the form's place in the history, and is read from its top. */
export const ArrivesAtTheTop = meta.story({
  parameters: { viewport: { options: { short: { name: 'Short', styles: { width: '390px', height: '400px' } } } } },
  globals: { viewport: { value: 'short' } },
  play: async ({ canvas, userEvent }) => {
    await toConsent({ canvas, userEvent });
    window.scrollTo(0, document.body.scrollHeight);
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 17,435, leave 1,204 out' }));
    await canvas.findByRole('heading', { name: 'Winter tyres, first call' });
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
});

/** To import them as well needs a reason. */
export const ImportsThemAsWell = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toConsent({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: /Import them as well/ }));
    await expect(canvas.getByText('a status, 1,049 rows say not to mail')).toBeVisible();
    await expect(canvas.queryByText(/leaves out/)).toBeNull();
    await expect(canvas.queryByRole('radiogroup', { name: /in Status/ })).toBeNull();
    await expect(canvas.getAllByText('Imported as well')).toHaveLength(6);
    const start = canvas.getByRole('button', { name: 'Import all 18,639' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleDescription('Say why they may be mailed');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Why they may be mailed/ }),
      'They signed up again at the fair',
    );
    await userEvent.click(start);
    await canvas.findByRole('heading', { name: 'Winter tyres, first call' });
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        consent: { choice: 'import', reason: 'They signed up again at the fair', decisions: [], suppress: false },
      }),
    );
  },
});

/** When the file can't be read for consent, the import still leaves out people who opted out, and the screen says so. */
export const NotRead = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v1', '/audience/file/{id}/consent')),
  play: async ({ canvas, userEvent }) => {
    await toSample({ canvas, userEvent });
    await expect(await canvas.findByText('What the file says about consent couldn’t be read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await canvas.findByRole('heading', { name: 'Winter tyres, first call' });
    await expect(sent).toHaveBeenCalledOnce();
  },
});
