import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { BoardCardBody } from './BoardCardBody.tsx';
import type { BoardCard } from './boardCards.ts';

/** The same cards in the same places until they can be moved: what a server renders. */
export function StillCards({ cards }: { cards: readonly BoardCard[] }) {
  const texts = useDisplayTexts();
  return (
    <ul data-part="cards">
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
