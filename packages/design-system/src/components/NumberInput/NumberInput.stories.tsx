import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DesignProvider } from '../../provider/DesignProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const unreadable = fn();

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

/** Text that can't be read stays in the field with a hint, and `onUnreadable` tells the owner that the field isn't empty. */
export const UnreadableIsNotEmpty = meta.story({
  render: () => <Held label="Ordered" start={7} name="ordered" onUnreadable={unreadable} />,
  beforeEach: () => {
    unreadable.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Ordered' });
    await userEvent.clear(input);
    await userEvent.type(input, '12ab');
    await expect(unreadable).toHaveBeenLastCalledWith('Type a number, such as 1,250');
    // The field shows no error while somebody is still typing. (`toBeInvalid` asks the browser, which counts as a failed submit.)
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveValue('12ab');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Type a number, such as 1,250');
    await userEvent.clear(input);
    await expect(unreadable).toHaveBeenLastCalledWith(undefined);
    await expect(input).not.toBeInvalid();
    await userEvent.type(input, '１２，５００');
    await userEvent.tab();
    await expect(input).toHaveValue('12,500');
    await expect(canvas.getByRole('status')).toHaveTextContent('12500');
  },
});

export const TheOtherDecimalMarkIsRefused = meta.story({
  render: () => (
    <DesignProvider locale="de-DE">
      <Held label="Rate" start={null} step={0.5} minDigits={2} />
    </DesignProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Rate' });
    await userEvent.type(input, '12.50');
    await userEvent.tab();
    await expect(input).toHaveValue('12.50');
    await expect(input).toHaveAccessibleDescription('Use a comma for decimals: 12,50');
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing');
    await userEvent.clear(input);
    await userEvent.type(input, '12,50');
    await expect(canvas.getByRole('status')).toHaveTextContent('12.5');
    await expect(input).not.toBeInvalid();
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
