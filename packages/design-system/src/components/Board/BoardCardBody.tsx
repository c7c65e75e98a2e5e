import { useDesign } from '../../provider/DesignContext.ts';
import type { BoardCard } from './boardCards.ts';

/** The content of a card. */
export function BoardCardBody({ card, id }: { card: BoardCard; id?: string }) {
  const { link: Link } = useDesign();
  return (
    <div data-part="body" id={id}>
      {card.href === undefined ? (
        <span data-part="card-title">{card.title}</span>
      ) : (
        <Link href={card.href} data-part="card-title">
          {card.title}
        </Link>
      )}
      {card.detail && <div data-part="card-detail">{card.detail}</div>}
      {card.foot && <div data-part="card-foot">{card.foot}</div>}
    </div>
  );
}
