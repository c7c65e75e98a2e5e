import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { DetailPattern } from './DetailPattern.tsx';

const meta = preview.meta({ title: 'Patterns/Detail', component: DetailPattern });

export const Default = meta.story();

/** The parts are an accordion: opening one closes the other. */
export const OpensOnePart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Boots for wet leaves')).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await waitFor(() => expect(canvas.getByText('Count accepted')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Boots for wet leaves')).not.toBeVisible());
  },
});
