import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const SUBJECT = '{{first_name|Friend of glass}}, an evening at {{company}}';

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative readers',
  parameters: { route: '/campaign-creatives/412?tab=readers', layout: 'fullscreen' },
});

/** Five made-up readers, each with the mistake that it shows. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/creative/{id}', () => creative({ subject: SUBJECT }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\{\{first_name\}\}, \{\{company\}\}/)).toBeVisible();
    const headings = within(canvas.getByRole('tabpanel'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Shortest values',
      'Longest values',
      'Missing values',
      'Other scripts',
      'Hostile values',
    ]);
    await expect(canvas.getByText('Friend of glass, an evening at')).toBeVisible();
    await expect(canvas.getByText('محمد, an evening at 株式会社灯台')).toBeVisible();
    await expect(canvas.getByText('<script>alert(1)</script>, an evening at {{email}} & Söhne')).toBeVisible();
    const frame = await within(canvas.getByRole('region', { name: /longest values$/ })).findByTitle(/longest values$/);
    await expect(frame).toHaveAttribute('src', expect.stringContaining('reader=long'));
  },
});

/** Without a merge field there is nothing to try. */
export const SameForEverybody = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}', () =>
        creative({ content: { ...creative().content, merge_fields: ['unsubscribe_url'] } as never }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This e-mail says the same to everybody')).toBeVisible();
  },
});
