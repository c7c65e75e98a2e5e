import { pickFiles } from '@mailroom/design-system/testing';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/New revision',
  parameters: { route: '/campaign-creatives/412', layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear();
  },
});

export const UploadsARevision = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        const form = await request.formData();
        sent(request.headers.get('If-Match'), [...form.keys()]);
        return creative({ revision: 3, version: 4 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload new revision' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload new revision' });
    await pickFiles('HTML', new File(['<html></html>'], 'third.html', { type: 'text/html' }), { within: dialog });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload and check' }));
    await expect((await screen.findAllByText('Creative saved as revision 3'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('"3"', ['creative_type', 'creative_html']);
  },
});

/** A draft without an advertiser stays one: it can't be checked yet. */
export const UploadsARevisionOfADraft = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}', () => creative({ status: 'Draft', advertiser_id: null, advertiser_name: null })),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent((await request.formData()).get('status'));
        return creative({ revision: 3, version: 4, status: 'Draft' });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload new revision' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload new revision' });
    await pickFiles('HTML', new File(['<html></html>'], 'third.html', { type: 'text/html' }), { within: dialog });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload and check' }));
    await expect((await screen.findAllByText('Creative saved as revision 3'))[0]).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('Draft');
  },
});
