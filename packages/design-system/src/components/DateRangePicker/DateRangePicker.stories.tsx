import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DesignProvider } from '../../provider/DesignProvider.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import { lastDays, lastMonth, monthToDate } from './rangePresets.ts';

const presets = [lastDays(7), lastDays(30), monthToDate(), lastMonth()];

function thanksgiving(day: string) {
  return day === '2026-11-26' ? 'Thanksgiving, nothing is sent.' : undefined;
}

const meta = preview.meta({
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', value: { start: '2026-11-09', end: '2026-11-13' }, presets, onValueChange: fn() },
  render: keptValue(DateRangePicker),
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <DateRangePicker label="Empty" value={null} onValueChange={fn()} isOptional />
      <DateRangePicker label="Chosen" value={{ start: '2026-11-09', end: '2026-11-13' }} onValueChange={fn()} />
      <DateRangePicker
        label="With times, over a change of clocks"
        value={{ start: '2026-10-30T12:00:00Z', end: '2026-11-03T13:00:00Z' }}
        hasTime
        onValueChange={fn()}
        hint="When the offer holds."
      />
      <DateRangePicker
        label="Wrong"
        value={{ start: '2026-11-09', end: '2026-11-01' }}
        onValueChange={fn()}
        error="The end is before the start."
        isRequired
      />
      <DateRangePicker
        label="Disabled"
        value={{ start: '2026-11-09', end: '2026-11-13' }}
        onValueChange={fn()}
        disabled
        reason="The report has been sent."
      />
    </div>
  ),
});

export const TypedAndCleared = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const group = await canvas.findByRole('group', { name: /Period/ });
    await expect(group).toHaveAccessibleDescription(/November 9.*13, 2026/);
    const month = canvas.getByRole('spinbutton', { name: /month, End date/i });
    month.focus();
    await userEvent.keyboard('12');
    await userEvent.keyboard('05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-12-05' });
    month.focus();
    await userEvent.keyboard('10');
    await expect(group).toHaveAccessibleDescription(/The end is before the start/);
    await expect(month).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Period' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /month, Start date/i })).toHaveFocus());
  },
});

/** A start without an end is neither a range nor empty. */
export const HalfTyped = meta.story({
  args: { value: null, onUnreadable: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const month = await canvas.findByRole('spinbutton', { name: /month, Start date/i });
    month.focus();
    await userEvent.keyboard('11222026');
    await expect(args.onUnreadable).toHaveBeenLastCalledWith(
      'Type both dates in full, such as 11/21/2026 – 11/21/2026',
    );
    canvas.getByRole('spinbutton', { name: /month, End date/i }).focus();
    await userEvent.keyboard('11232026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-22', end: '2026-11-23' });
    await waitFor(() => expect(args.onUnreadable).toHaveBeenLastCalledWith(undefined));
  },
});

export const ChosenFromTheCalendar = meta.story({
  args: { value: null, min: '2026-11-02', unavailable: thanksgiving },
  play: async ({ canvas, userEvent, args }) => {
    const open = await canvas.findByRole('button', { name: /Choose a range/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Period' });
    await waitFor(() => expect(dialog.querySelector('[data-part="day"][data-focused]')).toHaveFocus());
    // From the 21st, which is today, by keyboard: two days on, then across the day that can't be chosen.
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-21', end: '2026-11-24' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
});

/** A month and a year far away are two choices, not twenty presses. The second month follows the first. */
export const JumpsToAnotherMonth = meta.story({
  args: { value: { start: '2026-11-24', end: '2026-11-25' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a range/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Period' });
    const months = () => dialog.querySelectorAll('[data-part="month"]');
    await waitFor(() => expect(months()).toHaveLength(2));
    const month = screen.getByRole('combobox', { name: 'month' });
    await expect(month).toHaveDisplayValue('November');
    for (const [name, follows] of [
      ['March', 'April 2026'],
      ['February', 'March 2026'],
      ['March', 'April 2026'],
      ['December', 'January 2027'],
    ] as const) {
      await userEvent.selectOptions(month, name);
      await waitFor(() => expect(months()[1]).toHaveTextContent(follows));
      await expect(month).toHaveDisplayValue(name);
    }
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '2024');
    await waitFor(() => expect(months()[1]).toHaveTextContent('January 2025'));
  },
});

export const SaysWhyADayCantBeChosen = meta.story({
  args: { value: { start: '2026-11-24', end: '2026-11-25' }, unavailable: thanksgiving, max: '2026-11-29' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a range/ }));
    await screen.findByRole('dialog', { name: 'Period' });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('11/26/2026: Thanksgiving, nothing is sent.'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A typed range is accepted, with an error.
    canvas.getByRole('spinbutton', { name: /day, End date/i }).focus();
    await userEvent.keyboard('26');
    await expect(canvas.getByRole('group', { name: /Period/ })).toHaveAccessibleDescription(/Thanksgiving/);
    canvas.getByRole('spinbutton', { name: /day, End date/i }).focus();
    await userEvent.keyboard('30');
    await expect(canvas.getByRole('group', { name: /Period/ })).toHaveAccessibleDescription(
      /The latest is 11\/29\/2026/,
    );
  },
});

/** Without tints, lines show the days between the first and the last. */
export const HighContrast = meta.story({
  globals: { theme: 'high-contrast' },
  args: { value: { start: '2026-11-09', end: '2026-11-13' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a range/ }));
    const between = await screen.findByRole('button', { name: /November 11, 2026/ });
    const outside = screen.getByRole('button', { name: /November 17, 2026/ });
    await expect(getComputedStyle(between).backgroundImage).toContain('gradient');
    await expect(getComputedStyle(outside).backgroundImage).toBe('none');
  },
});

export const ReadyMade = meta.story({
  args: { min: '2026-11-01' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a range/ }));
    const month = await screen.findByRole('button', { name: 'Last month' });
    await expect(month).toHaveAccessibleDescription('Includes days that can’t be chosen.');
    await userEvent.click(month);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-15', end: '2026-11-21' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Choose a range/ }));
    await expect(await screen.findByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible();
  },
});

/** The names of ready-made ranges are texts like all others. */
export const ReadyMadeInAnotherLanguage = meta.story({
  decorators: [
    (Story) => (
      <DesignProvider
        locale="de-DE"
        texts={{
          lastDays: (days) => `Letzte ${days} Tage`,
          lastMonth: 'Letzter Monat',
          chooseRange: 'Zeitraum wählen',
        }}
      >
        <Story />
      </DesignProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Zeitraum wählen/ }));
    await expect(await screen.findByRole('button', { name: 'Letzte 7 Tage' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Letzter Monat' })).toBeVisible();
  },
});

export const WithTimes = meta.story({
  name: 'R49 whole days with their zone, across a clock change',
  args: { value: null, hasTime: true, presets: [], max: '2026-12-31T00:00:00Z' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('EST')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Choose a range/ }));
    await screen.findByRole('dialog', { name: 'Period' });
    await userEvent.click(screen.getByRole('button', { name: /Previous month/ }));
    await userEvent.click(await screen.findByRole('button', { name: /October 31, 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /November 1, 2026/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-10-31T04:00:00.000Z',
      end: '2026-11-02T04:59:00.000Z',
    });
    await waitFor(() => expect(canvas.getByText('EDT – EST')).toBeVisible());
    const hour = screen.getAllByRole('spinbutton', { name: /hour, Start time/i, hidden: true })[0];
    hour?.focus();
    await userEvent.keyboard('8');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-10-31T12:00:00.000Z',
      end: '2026-11-02T04:59:00.000Z',
    });
  },
});
