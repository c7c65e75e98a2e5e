import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DesignProvider } from '../../provider/DesignProvider.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  title: 'Forms/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  args: { label: 'Start', value: '2026-11-23', onValueChange: fn() },
  render: keptValue(DatePicker),
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 240 }}>
      <DatePicker label="Empty" value={null} onValueChange={fn()} />
      <DatePicker label="Chosen" value="2026-11-23" onValueChange={fn()} hint="The day the first message leaves." />
      <DatePicker label="Wrong" value="2026-11-01" onValueChange={fn()} error="The start is in the past." isRequired />
      <DatePicker label="Disabled" value="2026-11-23" onValueChange={fn()} disabled reason="The order was launched." />
    </div>
  ),
});

export const TypedPartByPart = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const month = await canvas.findByRole('spinbutton', { name: /month/i });
    month.focus();
    await userEvent.keyboard('12');
    await userEvent.keyboard('05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-05');
  },
});

/** A half-typed day is neither a value nor empty: the text stays, and a message appears once the field is left. */
export const HalfTyped = meta.story({
  args: { value: null, onUnreadable: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const month = await canvas.findByRole('spinbutton', { name: /month/i });
    month.focus();
    await userEvent.keyboard('1122');
    await expect(args.onUnreadable).toHaveBeenLastCalledWith('Type the whole date, such as 11/21/2026');
    await expect(month).not.toBeInvalid();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(month).toBeInvalid());
    await expect(canvas.getByText('Type the whole date, such as 11/21/2026')).toBeVisible();
    await expect(month).toHaveTextContent('11');
    canvas.getByRole('spinbutton', { name: /year/i }).focus();
    await userEvent.keyboard('2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22');
    await expect(args.onUnreadable).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(month).not.toBeInvalid());
  },
});

export const ChosenFromTheCalendar = meta.story({
  args: { min: '2026-11-21' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a date/ }));
    const day = await screen.findByRole('button', { name: /November 26, 2026/ });
    await userEvent.click(day);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-26'));
  },
});

/** A birthday is far from today: month and year are chosen directly. */
export const JumpsToAMonthOfAnotherYear = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a date/ }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'year' }), '2024');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'month' }), 'February');
    await userEvent.click(await screen.findByRole('button', { name: /February 29, 2024/ }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2024-02-29'));
  },
});

/** Where people write the year first, it is the first of the two. */
export const JumpsInTheLocalesOrder = meta.story({
  decorators: [
    (Story) => (
      <DesignProvider locale="ja-JP">
        <Story />
      </DesignProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a date/ }));
    const [first, second] = await screen.findAllByRole('combobox');
    await expect(first).toHaveDisplayValue('2026年');
    await expect(second).toHaveDisplayValue('11月');
  },
});

/** A day that can't be chosen shows its reason and stays reachable. */
export const SomeDaysCannotBeChosen = meta.story({
  args: {
    max: '2026-11-27',
    unavailable: (day: string) => (day === '2026-11-26' ? 'A holiday: nothing is sent.' : undefined),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a date/ }));
    const holiday = await screen.findByRole('button', { name: /November 26, 2026/ });
    await userEvent.click(holiday);
    await userEvent.click(screen.getByRole('button', { name: /November 28, 2026/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /November 27, 2026/ }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27'));
    // A typed day is accepted, with an error.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('spinbutton', { name: /day/i }).focus();
    await userEvent.keyboard('26');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-26');
    await expect(await canvas.findByText('A holiday: nothing is sent.')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /day/i })).toBeInvalid();
    canvas.getByRole('spinbutton', { name: /day/i }).focus();
    await userEvent.keyboard('28');
    await expect(await canvas.findByText('The latest is 11/27/2026.')).toBeVisible();
  },
});
