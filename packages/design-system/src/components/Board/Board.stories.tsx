import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TONES } from '../../theme/tones.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Board, type BoardProps } from './Board.tsx';
import { moveCard, type BoardCard, type BoardColumn } from './boardCards.ts';
import { pressed } from './mouse.samples.ts';

const COLUMNS: BoardColumn[] = [
  { id: 'weighed', label: 'Weighed', tone: 'warning' },
  { id: 'stamped', label: 'Stamped', tone: 'pre-success' },
  { id: 'sent', label: 'Sent', tone: 'success' },
  { id: 'returned', label: 'Returned' },
];
const CARDS: BoardCard[] = [
  {
    id: '1',
    columnId: 'weighed',
    title: 'Parcel for the north',
    href: '#1',
    detail: '2 stamps short',
    foot: 'by 2:00 PM today',
  },
  {
    id: '2',
    columnId: 'weighed',
    title: 'A parcel whose name is so long that it has to be broken over more than one line',
    foot: <Badge tone="danger">Held</Badge>,
  },
  { id: '3', columnId: 'weighed', title: '東京への小包' },
  { id: '4', columnId: 'stamped', title: 'Letters for the islands', href: '#4', detail: '120 of them' },
  { id: '5', columnId: 'sent', title: 'Postcards' },
];

function refuse(card: BoardCard, columnId: string) {
  return columnId === 'sent' && card.columnId === 'weighed' ? 'It has no stamps yet.' : undefined;
}

const meta = preview.meta({
  title: 'Data/Board',
  component: Board,
  tags: ['autodocs'],
  args: { label: 'Parcels by state', columns: COLUMNS, cards: CARDS, onMove: fn(), refuse },
  render: function Kept(args: BoardProps) {
    const [cards, setCards] = useState(args.cards);
    return (
      <Board
        {...args}
        cards={cards}
        onMove={(move) => {
          args.onMove(move);
          setCards(moveCard(cards, move));
        }}
      />
    );
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Board {...args} />
      <Board {...args} label="Without cards" cards={[]} columns={COLUMNS.slice(0, 2)} />
      <Board {...args} label="On its way" cards={[]} isLoading />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('grid', { name: 'Weighed' })).toHaveLength(2);
  },
});

export const MovedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const weighed = await canvas.findByRole('grid', { name: 'Weighed' });
    within(weighed)
      .getByRole('row', { name: /^Parcel for the north/ })
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    const grip = document.activeElement;
    await userEvent.keyboard('{Enter}');
    // Tab leads on from the first place, which gets the focus a moment later.
    await waitFor(() => expect(grip).not.toHaveFocus());
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ cardId: '1', columnId: 'stamped' })),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/Parcel for the north moved to Stamped, \d of 2/);
    const stamped = await canvas.findByRole('grid', { name: 'Stamped' });
    await expect(within(stamped).getAllByRole('row')).toHaveLength(2);
    await waitFor(() => expect(within(stamped).getByRole('row', { name: /^Parcel for the north/ })).toHaveFocus());
    await expect(canvas.getAllByRole('img', { name: '2 cards' })).toHaveLength(2);
  },
});

/** Sends the events of a mouse: press on the grip, move to another column, release. */
export const DraggedByThePointer = meta.story({
  play: async ({ args, canvas }) => {
    const weighed = await canvas.findByRole('grid', { name: 'Weighed' });
    const card = within(weighed).getByRole('row', { name: /^Parcel for the north/ });
    const returned = canvas.getByRole('grid', { name: 'Returned' });
    const sent = canvas.getByRole('grid', { name: 'Sent' });
    const mouse = await pressed(card);
    mouse.moveTo(sent);
    await expect(await canvas.findByText('It has no stamps yet.')).toBeVisible();
    mouse.moveTo(returned);
    await waitFor(() => expect(returned).toHaveAttribute('data-drop-target'));
    mouse.letGo();
    await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(1));
    await expect(args.onMove).toHaveBeenCalledWith({ cardId: '1', columnId: 'returned', beforeId: null });
    await waitFor(() => expect(within(returned).getByRole('row', { name: /^Parcel for the north/ })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Parcel for the north moved to Returned, 1 of 1');
  },
});

/** Moves a card with one press instead of a drag; a refused column shows its reason before anybody tries it. */
export const MovedByItsMenu = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Parcel for the north' }));
    const sent = await screen.findByRole('menuitem', { name: /Sent/ });
    await expect(sent).toHaveAttribute('aria-disabled', 'true');
    await expect(sent).toHaveTextContent('It has no stamps yet.');
    await userEvent.click(screen.getByRole('menuitem', { name: /Returned/ }));
    await expect(args.onMove).toHaveBeenCalledWith({ cardId: '1', columnId: 'returned', beforeId: null });
    await expect(canvas.getByRole('status')).toHaveTextContent('Parcel for the north moved to Returned, 1 of 1');
    // The keyboard focus follows the card to its new column.
    const returned = canvas.getByRole('grid', { name: 'Returned' });
    await waitFor(() => expect(within(returned).getByRole('row', { name: /^Parcel for the north/ })).toHaveFocus());
  },
});

export const RefusedWithTheReason = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const weighed = await canvas.findByRole('grid', { name: 'Weighed' });
    within(weighed)
      .getByRole('row', { name: /^Parcel for the north/ })
      .focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByText('It has no stamps yet.')).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Parcel for the north can’t be moved to Sent. It has no stamps yet.',
      ),
    );
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const Tones = meta.story({
  args: { columns: TONES.map((tone) => ({ id: tone, label: tone, tone })), cards: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'pre-success' })).toBeVisible();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'w320' } } });
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const weighed = await canvas.findByRole('grid', { name: 'Weighed' });
    // Right to left, the first column is on the right, and the grip is one arrow key to the left.
    const stamped = canvas.getByRole('grid', { name: 'Stamped' });
    await expect(weighed.getBoundingClientRect().left).toBeGreaterThan(stamped.getBoundingClientRect().left);
    const row = within(weighed).getByRole('row', { name: /^Parcel for the north/ });
    row.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row).toContainElement(document.activeElement as HTMLElement);
    await expect(row).not.toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row).toHaveFocus();
  },
});
