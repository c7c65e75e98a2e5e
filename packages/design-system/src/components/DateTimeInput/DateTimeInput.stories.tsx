import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { DateTimeInput } from './DateTimeInput.tsx';

const meta = preview.meta({
  title: 'Forms/DateTimeInput',
  component: DateTimeInput,
  tags: ['autodocs'],
  args: { label: 'Start', value: '2026-11-23T13:00:00.000Z', onValueChange: fn() },
  render: keptValue(DateTimeInput),
});

export const NamesItsZone = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('EST')).toBeVisible();
    const hour = canvas.getByRole('spinbutton', { name: /hour/i });
    await expect(hour).toHaveTextContent('8');
    hour.focus();
    await userEvent.keyboard('9');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-23T14:00:00.000Z');
  },
});

/** Months and days have two digits, as in DatePicker and in all texts; hours are as people say them. */
export const WritesDaysAsTextsDo = meta.story({
  args: { value: '2026-03-05T13:00:00.000Z' },
  play: async ({ canvas, userEvent, args }) => {
    const month = await canvas.findByRole('spinbutton', { name: /month/i });
    await expect(month).toHaveTextContent(/^03$/);
    await expect(canvas.getByRole('spinbutton', { name: /day, /i })).toHaveTextContent(/^05$/);
    await expect(canvas.getByRole('spinbutton', { name: /hour/i })).toHaveTextContent(/^8$/);
    month.focus();
    await userEvent.keyboard('12');
    await expect(month).toHaveTextContent(/^12$/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-05T13:00:00.000Z');
  },
});

/** A moment outside the limits can be typed: it is accepted, with an error. */
export const HasItsLimits = meta.story({
  args: { min: '2026-11-23T12:00:00Z', max: '2026-11-23T23:00:00Z' },
  play: async ({ canvas, userEvent, args }) => {
    const hour = await canvas.findByRole('spinbutton', { name: /hour/i });
    hour.focus();
    await userEvent.keyboard('6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-23T11:00:00.000Z');
    await expect(await canvas.findByText('The earliest is 11/23/2026 7:00 AM EST.')).toBeVisible();
    await expect(hour).toBeInvalid();
    hour.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.queryByText(/The earliest is/)).toBeNull());
    canvas.getByRole('spinbutton', { name: /day, /i }).focus();
    await userEvent.keyboard('24');
    await expect(await canvas.findByText('The latest is 11/23/2026 6:00 PM EST.')).toBeVisible();
  },
});

/** A moment without its year is no longer the same moment, so the field reports that it can't be read. */
export const HalfTyped = meta.story({
  args: { onUnreadable: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const year = await canvas.findByRole('spinbutton', { name: /year/i });
    year.focus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onUnreadable).toHaveBeenLastCalledWith(
      expect.stringMatching(/^Type the whole date and time, such as 11\/21\/2026/),
    );
    await userEvent.keyboard('20');
    await expect(args.onUnreadable).toHaveBeenLastCalledWith(expect.stringMatching(/^Type the whole date and time/));
    await expect(canvas.queryByText(/GMT|EST/)).toBeNull();
    await userEvent.keyboard('26');
    await expect(await canvas.findByText('EST')).toBeVisible();
    await waitFor(() => expect(args.onUnreadable).toHaveBeenLastCalledWith(undefined));
  },
});

/** The clocks go back at three: half past two comes twice, with another name of the zone. */
export const ComesTwice = meta.story({
  args: { value: '2026-10-25T00:30:00.000Z', timeZone: 'Europe/Berlin' },
  play: async ({ canvas, userEvent, args }) => {
    const second = await canvas.findByRole('radio', { name: 'GMT+1' });
    await expect(canvas.getByRole('radio', { name: 'GMT+2' })).toBeChecked();
    await userEvent.click(second);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-25T01:30:00.000Z');
    await expect(second).toBeChecked();
    const hour = canvas.getByRole('spinbutton', { name: /hour/i });
    await expect(hour).toHaveTextContent('2');
    hour.focus();
    await userEvent.keyboard('4');
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
  },
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 280 }}>
      <DateTimeInput label="Empty" value={null} onValueChange={fn()} isOptional />
      <DateTimeInput
        label="In another zone"
        value="2026-11-23T13:00:00Z"
        onValueChange={fn()}
        timeZone="Asia/Tokyo"
        hint="The advertiser’s zone."
      />
      <DateTimeInput
        label="Wrong"
        value="2026-11-01T13:00:00Z"
        onValueChange={fn()}
        error="The start is in the past."
        isRequired
      />
      <DateTimeInput
        label="Disabled"
        value="2026-11-23T13:00:00Z"
        onValueChange={fn()}
        disabled
        reason="The order was launched."
      />
    </div>
  ),
});
