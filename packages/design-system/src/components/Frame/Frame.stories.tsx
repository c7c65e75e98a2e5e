import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Frame } from './Frame.tsx';

const meta = preview.meta({
  title: 'Data/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Preview of Members’ evening invitation',
    html: '<html lang="en"><title>Invitation</title><main><h1>An evening among the glass</h1><a href="#">Reserve two places</a><script>parent.frameRan = true</script></main></html>',
  },
});

/** A document whose scripts are the application's own: they run, the pointer reaches it, and it still has no origin. */
export const Interactive = meta.story({
  args: {
    isInteractive: true,
    html: '<html lang="en"><title>Own</title><main><h1>Own</h1><script>parent.postMessage(self.origin, "*")</script></main></html>',
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Preview of Members’ evening invitation');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(getComputedStyle(frame).pointerEvents).toBe('auto');
    const said = new Promise<unknown>((resolve) => {
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) resolve(data);
      });
    });
    // Loaded again, now that somebody listens.
    frame.srcdoc = `${frame.srcdoc}`;
    await expect(await said).toBe('null');
  },
});

export const Permutations = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Preview of Members’ evening invitation');
    await expect(frame.offsetHeight).toBe(window.innerHeight);
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(getComputedStyle(frame).pointerEvents).toBe('none');
    await expect(frame).toHaveAttribute('tabindex', '-1');
    await expect(window).not.toHaveProperty('frameRan');
  },
});
