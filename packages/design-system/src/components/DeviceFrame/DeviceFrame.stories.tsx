import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';

const meta = preview.meta({
  title: 'Data/DeviceFrame',
  component: DeviceFrame,
  args: {
    label: 'Members’ evening invitation',
    width: 390,
    height: 480,
    html: '<html lang="en"><title>Invitation</title><main><h1>An evening among the glass</h1></main></html>',
    toolbar: (
      <>
        <Button size="small" variant="quiet" aria-pressed="false">
          Desktop
        </Button>
        <Button size="small" variant="quiet" aria-pressed="true">
          390 px
        </Button>
      </>
    ),
  },
});

export const Permutations = meta.story({
  args: { height: 1200 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Members’ evening invitation' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    // The document takes no focus; the area around it does, so that it can be scrolled by keyboard.
    const desk = canvas.getByRole('group', { name: 'Members’ evening invitation' });
    await expect(desk).toHaveFocus();
    await expect(desk.scrollHeight).toBeGreaterThan(desk.clientHeight);
  },
});

/** A document that supports dark mode shows it. */
export const Dark = meta.story({
  args: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Members’ evening invitation');
    await expect(getComputedStyle(frame).colorScheme).toBe('dark');
    // Firefox would draw a white track.
    const desk = frame.closest('[data-part="desk"]') as HTMLElement;
    await expect(getComputedStyle(desk).scrollbarColor).toMatch(/rgba\(0, 0, 0, 0\)$/);
  },
});

/** Laid out for 800 px and drawn in 400: nothing is cut, and the reader learns how much smaller it is. */
export const Scaled = meta.story({
  args: { width: 402, layoutWidth: 800, isMeasured: true },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Members’ evening invitation');
    await expect(frame.offsetWidth).toBe(800);
    await expect(frame.getBoundingClientRect().width).toBeCloseTo(400, 0);
    await expect(frame.getBoundingClientRect().height).toBeCloseTo(478, 0);
    await expect(await canvas.findByText('800 px at 50 %')).toBeVisible();
  },
});

/** With more room than it is laid out for, a document is as wide as the room. */
export const NotScaled = meta.story({
  args: { width: undefined, layoutWidth: 400, isMeasured: true },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Members’ evening invitation');
    await expect(frame.offsetWidth).toBe(Math.round(frame.getBoundingClientRect().width));
    await expect(await canvas.findByText(`${frame.offsetWidth} px`)).toBeVisible();
  },
});

/** A picture in a card reaches its edges, and the keyboard passes it. */
export const Picture = meta.story({
  args: { width: undefined, layoutWidth: 800, height: 200, isPicture: true, toolbar: undefined },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByTitle('Members’ evening invitation');
    const desk = frame.closest('[data-part="desk"]') as HTMLElement;
    await expect(frame.getBoundingClientRect().width).toBeCloseTo(desk.getBoundingClientRect().width, 0);
    await expect(frame.getBoundingClientRect().top).toBeCloseTo(desk.getBoundingClientRect().top, 0);
    await userEvent.tab();
    await expect(desk.contains(document.activeElement)).toBe(false);
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});
