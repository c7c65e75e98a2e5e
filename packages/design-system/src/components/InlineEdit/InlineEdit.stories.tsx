import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { InlineEdit, type InlineEditProps } from './InlineEdit.tsx';

const meta = preview.meta({
  title: 'Forms/InlineEdit',
  component: InlineEdit,
  args: {
    label: 'Name of the order',
    value: 'Winter tyres reminder',
    onSave: fn(),
    validate: (text) => (text.trim() === '' ? 'The name is empty.' : undefined),
  },
  render: function Kept(args: InlineEditProps) {
    const [value, setValue] = useState(args.value);
    return (
      <InlineEdit
        {...args}
        value={value}
        onSave={async (text) => {
          await args.onSave(text);
          setValue(text);
        }}
      />
    );
  },
});

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <Heading level={2} size={20}>
        <InlineEdit label="Title" value="Winter tyres reminder, wave 1 of the autumn campaign" onSave={fn()} />
      </Heading>
      <InlineEdit label="Note" value="" onSave={fn()} emptyText="Add a note" />
      <InlineEdit label="Address" value={'Brückner Service\nAm Wall 3'} onSave={fn()} isMultiline />
      <InlineEdit label="Owner" value="Dunia Okafor" onSave={fn()} disabled reason="Only an owner can pass it on." />
    </Stack>
  ),
});

export const EnterSavesEscapeRestores = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Edit Name of the order: Winter tyres reminder');
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Name of the order' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Summer tyres{Escape}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByText('Winter tyres reminder')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Summer tyres{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Summer tyres');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.getByText('Summer tyres')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Name of the order saved.');
  },
});

export const KeepsWhatCouldNotBeSaved = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error('The name is taken.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('The name is empty.');
    await userEvent.type(field, 'Autumn boots{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('The name is taken.'));
    await expect(field).toHaveValue('Autumn boots');
    await expect(field).toHaveFocus();
  },
});

const onKeyAround = fn();
export const BusyAndSaysSo = meta.story({
  args: { onSave: fn(() => new Promise(() => undefined)) },
  render: function InADialog(args) {
    return (
      <div role="presentation" onKeyDown={onKeyAround}>
        <InlineEdit {...args} />
      </div>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('Autumn boots{Enter}{Enter}{Escape}');
    // A dialog around the field never sees the key, so it stays open.
    await expect(onKeyAround).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true');
  },
});
