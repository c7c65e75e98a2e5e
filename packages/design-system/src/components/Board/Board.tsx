'use client';
import { lazy, Suspense, useId, useRef, useState, type ComponentProps } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Shape } from '../Badge/Shape.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { BoardRoot } from './Board.styles.ts';
import { cardsIn, type BoardCard, type BoardColumn, type BoardMove } from './boardCards.ts';
import { StillCards } from './StillCards.tsx';
import { useFollowedCard } from './useFollowedCard.ts';

const CardList = lazy(() => import('./CardList.tsx'));

export interface BoardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the board for screen readers: 'Orders by state'. */
  label: string;
  /** In order, from the first state to the last. */
  columns: readonly BoardColumn[];
  /** In the order they appear in their columns. */
  cards: readonly BoardCard[];
  /** Called when a card is dropped or moved; `moveCard` returns the cards after the move. */
  onMove: (move: BoardMove) => void;
  /** Why a card can't move to a column, as a sentence; undefined where it can. The reason is announced and the card stays. */
  refuse?: ((card: BoardCard, columnId: string) => string | undefined) | undefined;
  /** Whether the order of cards inside a column matters. Default true. */
  isOrdered?: boolean | undefined;
  /** Whether cards are still loading. Default false. */
  isLoading?: boolean | undefined;
}

interface Said {
  text: string;
  isRefusal: boolean;
}

function never() {
  return undefined;
}

/** Cards in columns. A card moves by dragging, by keyboard or by its menu. */
export function Board(props: BoardProps) {
  const { label, columns, cards, onMove, refuse = never, isOrdered = true, isLoading = false, ref, ...rest } = props;
  const texts = useDisplayTexts();
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const root = useMergedRef(own, ref);
  const follow = useFollowedCard(own, cards);
  const [said, setSaid] = useState<Said>();
  const [draggedId, setDragged] = useState<string>();
  // Browsers lower-case drag types, and ids from a server may contain capitals.
  const dragType = `application/x-board${id}`.toLowerCase();
  const dragged = cards.find((card) => card.id === draggedId);

  function move(to: BoardMove) {
    const card = cards.find((one) => one.id === to.cardId);
    const column = columns.find((one) => one.id === to.columnId);
    if (card === undefined || column === undefined || to.beforeId === card.id) return;
    const reason = card.columnId === column.id ? undefined : refuse(card, column.id);
    if (reason !== undefined) {
      setSaid({ text: texts.moveRefused(card.title, column.label, reason), isRefusal: true });
      return;
    }
    const others = cardsIn(cards, column.id).filter((one) => one.id !== card.id);
    const at = others.findIndex((one) => one.id === to.beforeId);
    const place = at === -1 ? others.length + 1 : at + 1;
    setSaid({ text: texts.cardMoved(card.title, column.label, place, others.length + 1), isRefusal: false });
    if (card.columnId !== column.id) follow(card.id, column.id);
    onMove(to);
  }
  return (
    <BoardRoot {...rest} ref={root} aria-label={label} aria-busy={isLoading || undefined}>
      <p data-part="said" role="status" data-refused={said?.isRefusal ? '' : undefined}>
        {said?.text}
      </p>
      <div data-part="columns">
        {columns.map((column) => {
          const ownCards = cardsIn(cards, column.id);
          const no = dragged && dragged.columnId !== column.id ? refuse(dragged, column.id) : undefined;
          return (
            <div key={column.id} data-part="column" data-tone={column.tone}>
              <div data-part="head">
                {column.tone && <Shape tone={column.tone} />}
                <h3>{column.label}</h3>
                {!isLoading && (
                  <span data-part="count" role="img" aria-label={texts.cardCount(ownCards.length)}>
                    {ownCards.length}
                  </span>
                )}
              </div>
              {isLoading ? (
                <div data-part="cards">
                  <Skeleton lines={3} height={64} />
                </div>
              ) : (
                <Suspense fallback={<StillCards cards={ownCards} />}>
                  <CardList
                    column={column}
                    columns={columns}
                    cards={ownCards}
                    isOrdered={isOrdered}
                    dragType={dragType}
                    refuse={refuse}
                    onMove={move}
                    onDrag={setDragged}
                    onChoose={(cardId, columnId) => move({ cardId, columnId, beforeId: null })}
                  />
                </Suspense>
              )}
              {no !== undefined && <p data-part="no">{no}</p>}
            </div>
          );
        })}
      </div>
    </BoardRoot>
  );
}
