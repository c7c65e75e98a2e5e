import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in',
  parameters: { route: '/login', layout: 'fullscreen', isSignedIn: false },
});

/** Shown just before the provider's page. */
export const Leaving = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signing in' })).toBeVisible();
  },
});

/** S17: signed out, with the provider's error as text. */
export const Failed = meta.story({
  parameters: {
    route:
      '/login/callback?error=access_denied&error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%20The%20user%20is%20not%20assigned',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)> The user is not assigned');
    await expect(canvas.queryByRole('img', { name: '' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});

/** A signed-out visitor is led here from any page, and the page is remembered. */
export const Blocked = meta.story({
  parameters: { route: '/order-management/dashboard?search=boots' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signing in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull();
  },
});
