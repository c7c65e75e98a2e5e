import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within, type screen as Canvas, type userEvent as Hand } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { importingAudience } from '../../../fixtures/builders/audience.builders.ts';
import { consentProfile, rememberedConsent } from '../../../fixtures/builders/consent.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing } from '../../../fixtures/handlers/scenarios.ts';
import { storyUser } from '../../../fixtures/storyUser.ts';

const sent = fn();

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
    'CSV of people',
    new File(['E-Mail\r\nanna@brueckner.example\r\n'], 'kundenliste.csv', { type: 'text/csv' }),
  );
  await canvas.findByText('4 columns, read as utf-8');
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
    await userEvent.click(canvas.getByRole('switch', { name: 'Leave out non-subscribed in Status' }));
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
    await expect(canvas.queryByRole('switch')).toBeNull();
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
