import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { BoardCardBody } from './BoardCardBody.tsx';
import type { BoardCard } from './boardCards.ts';

/** The cards in their places before dragging has loaded. A server renders this. */
export function StillCards({ cards }: { cards: readonly BoardCard[] }) {
  const texts = useDisplayTexts();
  return (
    <ul data-part="cards" aria-busy>
      {cards.length === 0 && (
        <li>
          <span data-part="no-cards">{texts.noCards}</span>
        </li>
      )}
      {cards.map((card) => (
        <li key={card.id} data-part="card">
          <span data-part="grip" />
          <BoardCardBody card={card} />
        </li>
      ))}
    </ul>
  );
}
