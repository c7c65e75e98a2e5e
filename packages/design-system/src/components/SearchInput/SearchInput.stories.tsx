import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SearchInput } from './SearchInput.tsx';

const meta = preview.meta({ title: 'Forms/SearchInput', component: SearchInput });

function Held({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <SearchInput
      label={start ? 'Search orders' : 'Search products'}
      placeholder="Search by order or product"
      value={value}
      onValueChange={setValue}
    />
  );
}

export const Permutations = meta.story({
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <Held start="" />
      <Held start="tyres" />
      <SearchInput
        label="Search people"
        value="Anna"
        onValueChange={() => undefined}
        disabled
        reason="People are being counted."
      />
    </Stack>
  ),
});

const close = fn();

/** The first Escape empties the field. Only the second reaches a dialog around it. */
export const EscapeEmpties = meta.story({
  beforeEach: () => {
    close.mockClear();
  },
  render: () => (
    <div role="presentation" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <Held start="tyres" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search orders' });
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledOnce();
    await userEvent.type(input, 'boots');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});
