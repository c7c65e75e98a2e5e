import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Flows/Toolbar',
  parameters: { route: '/order-management/dashboard', layout: 'fullscreen' },
});

/** Every choice of the toolbar acts on a screen: here all that change its look, and a role that may not order. */
export const LookAndRole = meta.story({
  globals: { theme: 'dark', density: 'compact', direction: 'rtl', locale: 'de-DE', role: 'Creative Specialist' },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Orders' });
    await expect(await within(table).findByText('250.000')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add order' })).toBeNull();
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--mr-control')).toBe('28px');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
});

export const NetworkFails = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your permissions could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
