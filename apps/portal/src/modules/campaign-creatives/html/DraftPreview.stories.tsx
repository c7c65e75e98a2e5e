import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { keptDraft } from '../../../fixtures/builders/creative.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

let saves = 0;

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Draft preview',
  parameters: { route: '/campaign-creatives/412?tab=html', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    saves = 0;
    msw.use(
      mock.put('v2', '/creative/{id}/draft', () => {
        saves += 1;
        return { ...keptDraft, kept_at: `2026-11-22T13:00:00.${saves}00Z` };
      }),
    );
  },
});

/** Two texts that are kept within one second have the same ticket, and the preview still loads for each. */
export const FollowsEachText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'HTML of the e-mail' }));
    const frame: HTMLIFrameElement = await canvas.findByTitle('Preview of Members’ evening invitation');
    await userEvent.paste('one ');
    await canvas.findByText(/changed, kept/);
    const before = frame.src;
    await userEvent.paste('two ');
    await waitFor(() => expect(frame.src).not.toBe(before));
  },
});
