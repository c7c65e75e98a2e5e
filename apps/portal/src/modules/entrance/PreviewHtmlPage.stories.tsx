import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { failing, loading } from '../../fixtures/handlers/scenarios.ts';

const meta = preview.meta({
  title: 'Screens/Preview of a creative',
  parameters: { route: '/preview-html/412', layout: 'fullscreen' },
});

/** As high as the window; links and forms in it don't work. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Preview of Members’ evening invitation');
    await expect(frame.offsetHeight).toBe(window.innerHeight);
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(getComputedStyle(frame).pointerEvents).toBe('none');
  },
});

export const OlderRevision = meta.story({
  parameters: { route: '/preview-html/412?revision=1' },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Preview of Members’ evening invitation, revision 1');
    await expect(frame).toHaveAttribute('src', expect.stringContaining('An evening with the glass'));
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('v1', '/creative/{id}')) });

export const Empty = meta.story({
  parameters: { route: '/preview-html/414' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This creative has no HTML yet')).toBeVisible();
  },
});

export const Failing = meta.story({
  name: 'Error',
  beforeEach: ({ msw }) => msw.use(failing('v1', '/creative/{id}')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The preview can’t be shown')).toBeVisible();
  },
});
