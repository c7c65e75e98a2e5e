import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Flows/Toolbar',
  parameters: { route: '/order-management/dashboard', layout: 'fullscreen' },
});

/**
 * Each choice of Storybook's toolbar changes a screen: here every choice that affects its look, and a role that may not
 * order.
 */
export const LookAndRole = meta.story({
  globals: { theme: 'dark', density: 'compact', direction: 'rtl', role: 'Creative Specialist' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add order' })).toBeNull();
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--mr-control')).toBe('28px');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
});

export const Locale = meta.story({
  parameters: { route: '/order-management/edit-order/10442?product=20912' },
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    const [figure] = await canvas.findAllByText(/231\.870/);
    await expect(figure).toBeVisible();
  },
});

export const NetworkFails = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your permissions could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
