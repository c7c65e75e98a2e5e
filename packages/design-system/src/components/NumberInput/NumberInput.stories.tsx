import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const meta = preview.meta({ title: 'Forms/NumberInput', component: NumberInput });

function Held({ start, ...rest }: { start: number | null } & Omit<NumberInputProps, 'value' | 'onValueChange'>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberInput {...(rest as NumberInputProps)} value={value} onValueChange={setValue} />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

export const Permutations = meta.story({
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <Held label="Ordered" start={250_000} />
      <Held label="Hold time" start={10} unit="min" />
      <Held label="Ordered" start={null} error="Ordered must be a number." />
      <Held label="Ordered" start={41_306} disabled reason="The send list is frozen." />
    </Stack>
  ),
});

export const TypedWithSeparators = meta.story({
  render: () => <Held label="Ordered" start={null} max={500_000} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Ordered' });
    await userEvent.type(input, '41306');
    await userEvent.tab();
    await expect(input).toHaveValue('41,306');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('41297');
    await userEvent.clear(input);
    await userEvent.type(input, 'many');
    await userEvent.tab();
    await expect(input).toHaveValue('many');
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing');
  },
});

export const StepsAndWritesFigures = meta.story({
  render: () => <Held label="Bounce limit" start={1.5} step={0.1} min={1.4} max={5} minDigits={2} unit="%" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Bounce limit' });
    await expect(input).toHaveValue('1.50');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByText('1.4', { selector: 'output' })).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByText('2.4', { selector: 'output' })).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue('2.40');
  },
});
