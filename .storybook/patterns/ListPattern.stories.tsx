import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { ListPattern } from './ListPattern.tsx';

const meta = preview.meta({ title: 'Patterns/List', component: ListPattern });

export const Default = meta.story();

/** The choice above the table and the search narrow it together; the row leads to its order. */
export const FindsMine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mine' }));
    await waitFor(() => expect(canvas.queryByText(/^Loyalty statement/)).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'evening');
    await waitFor(() => expect(canvas.queryByText('Autumn trail boots')).toBeNull());
    const order = canvas.getByRole('link', { name: /Members’ evening/ });
    await expect(order).toHaveAttribute('href', '#order-20913');
  },
});
