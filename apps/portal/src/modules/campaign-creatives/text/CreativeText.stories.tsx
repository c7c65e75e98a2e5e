import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { findings } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative text',
  parameters: { route: '/campaign-creatives/412?tab=text', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

/** Shows the text that readers without HTML get, and saves another one as a revision. */
export const Derived = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent((await request.formData()).get('text_part'));
        return creative({ revision: 3, version: 4, has_own_text: true, text_part: 'Mine' });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /^Text part/ });
    await expect(text).toHaveValue(creative().text_part);
    const save = canvas.getByRole('button', { name: 'Save as revision 3' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Make it of the HTML again' })).toBeNull();
    await userEvent.clear(text);
    await userEvent.type(text, 'Mine');
    await userEvent.click(save);
    await expect((await screen.findAllByText('Creative saved as revision 3'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('Mine');
  },
});

/** A person's own text has findings of its own, and can be made of the HTML again. */
export const Own = meta.story({
  beforeEach: ({ msw }) => {
    const missing = findings.slice(0, 1).map((finding) => ({
      ...finding,
      kind: 'text_no_unsubscribe',
      severity: 'Moderate' as const,
      message: 'The text part has no link to unsubscribe',
    }));
    msw.use(
      mock.get('v1', '/creative/{id}', () => creative({ has_own_text: true, text_part: 'Come and see us' })),
      mock.get('v1', '/creative/{id}/findings', () => ({ objects: missing, total_rows: 1 })),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent((await request.formData()).get('text_part'));
        return creative({ revision: 3, version: 4 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const about = within(await canvas.findByRole('region', { name: 'About this text' }));
    await expect(await about.findByText('The text part has no link to unsubscribe')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it of the HTML again' }));
    await expect((await screen.findAllByText('Creative saved as revision 3'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('');
  },
});

/** A draft without an advertiser can't leave Draft, so a save keeps it a draft. */
export const OfADraft = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}', () =>
        creative({
          status: 'Draft',
          advertiser_id: null,
          advertiser_name: null,
          has_own_text: true,
          text_part: 'Come and see us',
        }),
      ),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent(Object.fromEntries(await request.formData()));
        return creative({ revision: 3, version: 4, status: 'Draft' });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make it of the HTML again' }));
    await expect((await screen.findAllByText('Creative saved as revision 3'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ text_part: '', status: 'Draft' });
  },
});

/** A colleague's new HTML has no text part until its check has ended; text that somebody is writing stays. */
export const KeepsWhatIsWritten = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const text = await canvas.findByRole('textbox', { name: /^Text part/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Mine');
    const check = { ...creative().check, status: 'Started' } as ReturnType<typeof creative>['check'];
    msw.use(
      mock.get('v1', '/creative/{id}', () => creative({ revision: 3, version: 4, text_part: null, check })),
      mock.post('v1', '/creative/{id}/validate', () => creative()),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Check again' }));
    await expect(await canvas.findByText('rev 3')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Text part/ })).toHaveValue('Mine');
  },
});

/** The check makes the text while somebody looks: it appears in the field. */
export const IsMadeMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    const check = { ...creative().check, status: 'Started' } as ReturnType<typeof creative>['check'];
    msw.use(mock.get('v1', '/creative/{id}', () => creative({ text_part: null, check })));
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('The check is making it of the HTML.')).toBeVisible();
    // Only after it was seen: on a slow machine the page asks again before it is drawn.
    msw.use(mock.get('v1', '/creative/{id}', () => creative()));
    const text = canvas.getByRole('textbox', { name: /^Text part/ });
    await waitFor(() => expect(text).toHaveValue(creative().text_part));
  },
});

/** Without the permission it can be read, and says why it can't be changed. */
export const ReadOnly = meta.story({
  beforeEach: ({ msw }) => {
    const reason = 'Only creative specialists can change creatives';
    const actions = creative().actions.map((action) =>
      action.name === 'update' ? { ...action, allowed: false, reason } : action,
    );
    msw.use(mock.get('v1', '/creative/{id}', () => creative({ actions })));
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: /^Text part/ });
    await expect(text).toHaveAttribute('readonly');
    await expect(text).toHaveAccessibleDescription(/Only creative specialists can change creatives/);
    await expect(canvas.queryByRole('button', { name: /^Save as revision/ })).toBeNull();
  },
});
