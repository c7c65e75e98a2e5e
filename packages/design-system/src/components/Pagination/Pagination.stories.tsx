import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Data/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { label: 'Orders', page: 1, pageSize: 10, total: 38, onPageChange: fn(), onPageSizeChange: fn() },
});

export const FirstPage = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Orders' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
});

export const LastPage = meta.story({ args: { page: 4 } });
export const Many = meta.story({ args: { page: 12_041, pageSize: 100, total: 1_204_100 } });
