import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  title: 'Forms/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  args: { label: 'Start', value: '2026-11-23', onChange: fn() },
  render: keptValue(DatePicker),
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 240 }}>
      <DatePicker label="Empty" value={null} onChange={fn()} />
      <DatePicker label="Chosen" value="2026-11-23" onChange={fn()} hint="The day the first message leaves." />
      <DatePicker label="Wrong" value="2026-11-01" onChange={fn()} error="The start is in the past." isRequired />
      <DatePicker label="Disabled" value="2026-11-23" onChange={fn()} disabled reason="The order was launched." />
    </div>
  ),
});

export const TypedPartByPart = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const month = await canvas.findByRole('spinbutton', { name: /month/i });
    month.focus();
    await userEvent.keyboard('12');
    await userEvent.keyboard('05');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');
  },
});

export const ChosenFromTheCalendar = meta.story({
  args: { min: '2026-11-21' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Choose a date/ }));
    const day = await screen.findByRole('button', { name: /November 26, 2026/ });
    await userEvent.click(day);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26'));
  },
});
