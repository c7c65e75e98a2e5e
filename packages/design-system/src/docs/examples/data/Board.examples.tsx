import { useState } from 'react';
import { Board } from '../../../components/Board/Board.tsx';
import { moveCard, type BoardCard } from '../../../components/Board/boardCards.ts';

const COLUMNS = [
  { id: 'weighed', label: 'Weighed', tone: 'warning' as const },
  { id: 'sent', label: 'Sent', tone: 'success' as const },
];
const CARDS: BoardCard[] = [
  { id: '1', columnId: 'weighed', title: 'Parcel for the north', detail: '2 stamps short' },
  { id: '2', columnId: 'weighed', title: 'Postcards' },
];

export function Good() {
  const [cards, setCards] = useState(CARDS);
  return (
    <Board
      label="Parcels"
      columns={COLUMNS}
      cards={cards}
      onMove={(move) => setCards(moveCard(cards, move))}
      refuse={(card) => (card.id === '1' ? 'It has no stamps yet: add two.' : undefined)}
    />
  );
}

export function Bad() {
  return <Board label="Parcels" columns={COLUMNS} cards={CARDS} onMove={() => undefined} />;
}
