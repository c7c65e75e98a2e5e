import { expect, fn, within } from 'storybook/test';
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
    for (const size of [10, 25, 50, 100]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: `${size} a page` })).toHaveFocus();
    }
    // Loaded when there are pages to choose from.
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    for (let stop = 0; stop < 5; stop++) await userEvent.tab();
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
});

/** Each page by its number; the dots lead to the middle of those left out. */
export const ByNumber = meta.story({
  args: { page: 5, total: 5000 },
  play: async ({ canvas, userEvent, args }) => {
    const numbers = await within(canvas.getByRole('navigation')).findAllByRole('listitem');
    await expect(numbers.map((place) => place.textContent)).toEqual([
      '1',
      '…',
      '4',
      '5',
      '6',
      '…',
      '500',
      'Go to page',
    ]);
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 500' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(500);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 253' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(253);
  },
});

/** A number in the field leads to its page, as the locale writes it. A text that names none stays, marked as wrong. */
export const GoesToAPage = meta.story({
  args: { page: 5, total: 50_000 },
  play: async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('button', { name: 'Page 5,000' })).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go to page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Go to page' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('1 to 5,000');
    for (const text of ['12ab', '0', '5001', '1.5', '-3']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await expect(field).toBeInvalid();
      await expect(field).toHaveValue(text);
    }
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, '1,234{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1234);
    await expect(field).toHaveValue('');
  },
});

export const OtherSizes = meta.story({
  args: { pageSize: 20, pageSizes: [20, 200] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '20 a page' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '200 a page' }));
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(200);
  },
});
