import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Unauthorized',
  parameters: { route: '/unauthorized', layout: 'fullscreen' },
});

/** The specification's texts; Retry leads back to /, which leads a signed-in user to the landing page. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You are not authorized to access this resource' }),
    ).toBeVisible();
    await expect(canvas.getByText('Please make sure you have the correct permissions')).toBeVisible();
    await expect(canvas.getAllByText('Logout')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
  },
});
