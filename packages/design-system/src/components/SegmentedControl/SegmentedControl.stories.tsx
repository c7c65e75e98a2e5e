import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl.tsx';

const meta = preview.meta({ title: 'Forms/SegmentedControl', component: SegmentedControl });

const VERDICTS: [Segment, ...Segment[]] = [
  { value: 'mail', label: 'Mail', tone: 'quiet' },
  { value: 'leave_out', label: 'Leave out' },
];

const VIEWS: [Segment, ...Segment[]] = [
  { value: 'side', label: 'Side by side' },
  { value: 'over', label: 'One over the other' },
  { value: 'text', label: 'Text', disabled: true, reason: 'This creative has no text part.' },
];

function Held({ onValueChange, ...props }: Partial<SegmentedControlProps>) {
  const [value, setValue] = useState(props.value ?? 'mail');
  const choose = (next: string) => {
    setValue(next);
    onValueChange?.(next);
  };
  return (
    <SegmentedControl label="cleaned in Status" options={VERDICTS} {...props} value={value} onValueChange={choose} />
  );
}

export const Permutations = meta.story({
  render: () => (
    <Stack gap={16} align="start">
      <Held />
      <Held value="leave_out" />
      <Held label="View" options={VIEWS} value="over" />
    </Stack>
  ),
});

const chosen = fn();

/** Arrows choose, a disabled segment says why, and a pressed one is chosen. */
export const ByKeyboard = meta.story({
  beforeEach: () => void chosen.mockClear(),
  render: () => <Held label="View" options={VIEWS} value="side" onValueChange={chosen} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Side by side' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'One over the other' })).toBeChecked();
    await expect(chosen.mock.calls).toEqual([['over']]);
    await userEvent.keyboard('{ArrowRight}');
    const text = canvas.getByRole('radio', { name: 'Text' });
    await expect(text).toHaveAccessibleDescription('This creative has no text part.');
    await userEvent.click(text);
    await expect(canvas.getByRole('radio', { name: 'One over the other' })).toBeChecked();
    await userEvent.click(canvas.getByText('Side by side'));
    await expect(canvas.getByRole('radio', { name: 'Side by side' })).toBeChecked();
    await expect(chosen.mock.calls).toEqual([['over'], ['side']]);
  },
});

/** Without a value it keeps its own, and starts with its first segment. */
export const KeepsItsOwn = meta.story({
  render: () => <SegmentedControl label="cleaned in Status" options={VERDICTS} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Mail' })).toBeChecked();
    await userEvent.click(canvas.getByText('Leave out'));
    await expect(canvas.getByRole('radio', { name: 'Leave out' })).toBeChecked();
  },
});

/** Without tints, a line says which one is chosen. */
export const HighContrast = meta.story({
  ...Permutations.input,
  globals: { theme: 'high-contrast' },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('radio').map((radio) => {
      const isMarked = getComputedStyle(radio.nextElementSibling as Element).boxShadow !== 'none';
      return isMarked === (radio as HTMLInputElement).checked;
    });
    await expect(lines).not.toContain(false);
  },
});
