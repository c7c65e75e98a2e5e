import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DesignProvider } from '../../provider/DesignProvider.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { TimeInput } from './TimeInput.tsx';

const meta = preview.meta({
  title: 'Forms/TimeInput',
  component: TimeInput,
  tags: ['autodocs'],
  args: { label: 'Daily at', value: '08:30', onValueChange: fn() },
  render: keptValue(TimeInput),
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 240 }}>
      <TimeInput label="Empty" value={null} onValueChange={fn()} isOptional />
      <TimeInput label="Typed" value="20:05" onValueChange={fn()} hint="When the report is sent." />
      <TimeInput label="Wrong" value="05:00" onValueChange={fn()} min="06:00" isRequired />
      <TimeInput label="Disabled" value="08:30" onValueChange={fn()} disabled reason="The report is off." />
      <DesignProvider locale="de-DE">
        <TimeInput label="In German" value="20:05" onValueChange={fn()} />
      </DesignProvider>
    </div>
  ),
});

export const TypedPartByPart = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const hour = await canvas.findByRole('spinbutton', { name: /hour/i });
    hour.focus();
    await userEvent.keyboard('905p');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:05');
    hour.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('22:05');
  },
});

/** A half-typed time is neither a value nor empty: the text stays, and a message appears once the field is left. */
export const HalfTyped = meta.story({
  args: { value: null, onUnreadable: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const hour = await canvas.findByRole('spinbutton', { name: /hour/i });
    hour.focus();
    await userEvent.keyboard('9');
    await expect(args.onUnreadable).toHaveBeenLastCalledWith('Type the whole time, such as 8:30 PM');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Type the whole time, such as 8:30 PM')).toBeVisible();
    canvas.getByRole('spinbutton', { name: /minute/i }).focus();
    await userEvent.keyboard('15a');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:15');
    await waitFor(() => expect(canvas.queryByText(/Type the whole time/)).toBeNull());
  },
});

/** A time outside the limits can be typed: it is accepted, with an error. */
export const HasItsLimits = meta.story({
  args: { min: '06:00', max: '22:00' },
  play: async ({ canvas, userEvent, args }) => {
    const hour = await canvas.findByRole('spinbutton', { name: /hour/i });
    hour.focus();
    await userEvent.keyboard('5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('05:30');
    await expect(await canvas.findByText('The earliest is 6:00 AM.')).toBeVisible();
    canvas.getByRole('spinbutton', { name: /AM/ }).focus();
    await userEvent.keyboard('p');
    await waitFor(() => expect(canvas.queryByText(/The earliest is/)).toBeNull());
    hour.focus();
    await userEvent.keyboard('11');
    await expect(await canvas.findByText('The latest is 10:00 PM.')).toBeVisible();
  },
});

/** Hours stand before minutes on a right-to-left page too, in either language. */
export const KeepsItsOrderFromRightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <DesignProvider locale="ar-EG">
          <Story />
        </DesignProvider>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [hour, minute] = await canvas.findAllByRole('spinbutton');
    await expect(hour).toHaveTextContent('٨');
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? NaN;
    await expect(left(hour)).toBeLessThan(left(minute));
  },
});
