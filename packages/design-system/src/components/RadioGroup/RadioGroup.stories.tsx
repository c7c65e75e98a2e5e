import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';

const meta = preview.meta({ title: 'Forms/RadioGroup', component: RadioGroup });

const OPTIONS: RadioOption[] = [
  { value: 'go', label: 'Go', hint: 'Send to 41,306 people.' },
  { value: 'back', label: 'Send back' },
  { value: 'count', label: 'Accept the count', disabled: true, reason: 'The count is as ordered.' },
];

function Held(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState('go');
  return <RadioGroup label="Decision" options={OPTIONS} {...props} value={value} onValueChange={setValue} />;
}

export const Permutations = meta.story({
  render: () => (
    <>
      <Held />
      <Held
        orientation="horizontal"
        hint="It can be taken back until the start."
        isRequired
        error="Say what is to happen."
      />
    </>
  ),
});

export const ByKeyboard = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Decision' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Send back' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const why = canvas.getByRole('radio', { name: 'Accept the count' });
    await expect(why).toHaveAccessibleDescription('The count is as ordered.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Accept the count' }));
    await expect(canvas.getByRole('radio', { name: 'Send back' })).toBeChecked();
  },
});

export const Unanswered = meta.story({
  name: 'Without an answer no circle is filled',
  render: () => (
    <>
      <RadioGroup label="Open" options={OPTIONS} value={null} onValueChange={() => undefined} />
      <Held label="Decided" />
    </>
  ),
  play: async ({ canvas }) => {
    const [open, , , chosen, other] = canvas.getAllByRole<HTMLElement>('radio').map((radio) => getComputedStyle(radio));
    await expect(open?.backgroundColor).toBe(other?.backgroundColor);
    await expect(open?.backgroundColor).not.toBe(chosen?.backgroundColor);
  },
});
