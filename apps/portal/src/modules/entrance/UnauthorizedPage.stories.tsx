import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Unauthorized',
  parameters: { route: '/unauthorized', layout: 'fullscreen' },
});

/** The specification's texts and buttons. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const body = within(await canvas.findByRole('main'));
    await expect(
      await body.findByRole('heading', { name: 'You are not authorized to access this resource' }),
    ).toBeVisible();
    await expect(body.getByText('Please make sure you have the correct permissions')).toBeVisible();
    await expect(body.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
  },
});

/** The button leads to /, and from there to the landing page. */
export const Retry = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
  },
});

/** An address without a screen. */
export const NotFound = meta.story({
  parameters: { route: '/landing/of/nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
});

const MISSING = 'The resource you are trying to access does not exist!';

/** An address that names a record by something that is not an id: the notice, and the page that doesn't repeat it. */
export const InvalidId = meta.story({
  parameters: { route: '/administration/accounts/undefined' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(await within(await screen.findByRole('log', { name: 'Messages' })).findByText(MISSING)).toBeVisible();
    await expect(screen.getAllByText(MISSING)).toHaveLength(1);
  },
});

/** The same for an id in a parameter of the address. */
export const InvalidIdInParameter = meta.story({
  parameters: { route: '/task-management/dashboard?task=0x10' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(await within(await screen.findByRole('log', { name: 'Messages' })).findByText(MISSING)).toBeVisible();
  },
});
