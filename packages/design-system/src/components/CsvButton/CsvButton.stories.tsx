import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CsvButton } from './CsvButton.tsx';

const made = fn(() => [
  ['Name', 'Opens'],
  ['Kestrel Museum', '1204'],
]);
const meta = preview.meta({
  title: 'Data/CsvButton',
  component: CsvButton,
  tags: ['autodocs'],
  args: { fileName: 'report.csv', rows: made },
});

export const Permutations = meta.story({
  render: (args) => (
    <Stack direction="row" gap={8} isWrapping>
      <CsvButton {...args} />
      <CsvButton {...args} disabled reason="The report is still being made." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, disabled] = canvas.getAllByRole('button', { name: 'Download CSV' });
    await expect(disabled).toHaveAccessibleDescription('The report is still being made.');
  },
});

export const MakesTheRowsWhenPressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(made).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(made).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(made).toHaveBeenCalledTimes(2);
  },
});

export const InWordsOfTheApplication = meta.story({
  args: { label: 'Download rejected rows', variant: 'quiet', size: 'small' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download rejected rows' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(made).toHaveBeenCalledTimes(1);
  },
});
