import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { DateTimeInput } from './DateTimeInput.tsx';

const meta = preview.meta({
  title: 'Forms/DateTimeInput',
  component: DateTimeInput,
  tags: ['autodocs'],
  args: { label: 'Start', value: '2026-11-23T13:00:00.000Z', onChange: fn() },
  render: keptValue(DateTimeInput),
});

export const NamesItsZone = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('EST')).toBeVisible();
    const hour = canvas.getByRole('spinbutton', { name: /hour/i });
    await expect(hour).toHaveTextContent('8');
    hour.focus();
    await userEvent.keyboard('9');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23T14:00:00.000Z');
  },
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 280 }}>
      <DateTimeInput label="Empty" value={null} onChange={fn()} isOptional />
      <DateTimeInput
        label="In another zone"
        value="2026-11-23T13:00:00Z"
        onChange={fn()}
        timeZone="Asia/Tokyo"
        hint="The advertiser’s zone."
      />
      <DateTimeInput
        label="Wrong"
        value="2026-11-01T13:00:00Z"
        onChange={fn()}
        error="The start is in the past."
        isRequired
      />
      <DateTimeInput
        label="Disabled"
        value="2026-11-23T13:00:00Z"
        onChange={fn()}
        disabled
        reason="The order was launched."
      />
    </div>
  ),
});
