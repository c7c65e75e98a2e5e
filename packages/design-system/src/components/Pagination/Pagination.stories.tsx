import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Data/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { label: 'Orders', page: 1, pageSize: 10, total: 38, onPageChange: fn(), onPageSizeChange: fn() },
});

/** The first page, a middle page, the last page, very many pages, a single page and no entries. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack gap={16}>
      <Pagination {...args} label="First" />
      <Pagination {...args} label="Middle" page={2} />
      <Pagination {...args} label="Last" page={4} />
      <Pagination {...args} label="Many" page={12_041} pageSize={100} total={1_204_100} />
      <Pagination {...args} label="One page" total={7} />
      <Pagination {...args} label="Nothing" total={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'));
    await expect(names).toEqual(['First', 'Middle', 'Last', 'Many', 'One page', 'Nothing']);
    await expect(canvas.getByText('1,204,001–1,204,100 of 1,204,100')).toBeVisible();
    const ends = (button: string) =>
      canvas.getAllByRole('button', { name: button }).map((one) => one.getAttribute('aria-disabled') === 'true');
    await expect(ends('Previous')).toEqual([true, false, false, false, true, true]);
    await expect(ends('Next')).toEqual([false, false, true, true, true, true]);
  },
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

export const OtherSizes = meta.story({
  args: { pageSize: 20, pageSizes: [20, 200] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '20 a page' }));
    await expect(await screen.findByRole('menu')).toHaveTextContent(/^20 a page200 a page$/);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(200);
  },
});
