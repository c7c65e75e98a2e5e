import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { Combobox } from './Combobox.tsx';

const TOWNS = ['Wick', 'Thurso', 'Dornoch', 'Tain', 'Inverness', 'Évreux', 'Nairn'];

const meta = preview.meta({
  title: 'Forms/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  args: { label: 'Town', suggestions: TOWNS, value: '', onValueChange: fn() },
  render: keptValue(Combobox),
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 240 }}>
      <Combobox label="Empty" suggestions={TOWNS} isOptional />
      <Combobox label="Typed" suggestions={TOWNS} defaultValue="Lybster" hint="Any town, also a new one." />
      <Combobox label="Wrong" suggestions={TOWNS} isRequired error="Type a town." />
      <Combobox label="Disabled" suggestions={TOWNS} defaultValue="Wick" disabled reason="The route was sent." />
    </div>
  ),
});

export const TakesASuggestion = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, 'in');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Tain'));
    await expect(field).toHaveValue('Tain');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Accents and capitals don't matter to the search. */
export const FindsByPlainLetters = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Town' }), 'EVR');
    await userEvent.click(await screen.findByRole('option', { name: 'Évreux' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Évreux'));
  },
});

/** A text that nobody suggested is kept as it was typed. */
export const KeepsWhatIsTyped = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, 'Lybster');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Lybster');
    await expect(field).toHaveValue('Lybster');
  },
});

/** Escape closes the list and keeps the text. */
export const EscapeKeepsTheText = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, 'Tai');
    await screen.findByRole('option', { name: 'Tain' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Tai');
    await expect(field).toHaveFocus();
  },
});
