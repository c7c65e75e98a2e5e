import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { EmptyPattern } from './EmptyPattern.tsx';

const meta = preview.meta({ title: 'Patterns/Empty', component: EmptyPattern });

export const Default = meta.story();

/** The way out of a search that finds nothing is where its results would be. */
export const ClearsTheSearch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByText('Boots for wet leaves')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search creatives' })).toHaveValue('');
  },
});
