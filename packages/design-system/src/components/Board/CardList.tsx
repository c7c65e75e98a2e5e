import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { GripIcon } from '../Icon/GripIcon.ts';
import { BoardCardBody } from './BoardCardBody.tsx';
import { findBeforeId, type BoardCard, type BoardColumn, type BoardMove } from './boardCards.ts';
import { CardMenu } from './CardMenu.tsx';

export interface CardListProps {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  cards: readonly BoardCard[];
  isOrdered: boolean;
  /** The drag type of this board, so that its cards can't be dropped on another board. */
  dragType: string;
  refuse: (card: BoardCard, columnId: string) => string | undefined;
  onMove: (move: BoardMove) => void;
  /** Called with the card that is being moved by pointer or keyboard. */
  onDrag: (cardId: string | undefined) => void;
  onChoose: (cardId: string, columnId: string) => void;
}

/**
 * The cards of one column: react-aria's list, which supports dragging by pointer, touch, keyboard and screen reader.
 * Loaded on first use.
 */
export default function CardList(props: CardListProps) {
  const { column, columns, cards, isOrdered, dragType, refuse, onMove, onDrag, onChoose } = props;
  const texts = useDisplayTexts();
  const columnId = column.id;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onDragStart: ({ keys }) => onDrag(String([...keys][0])),
    onDragEnd: () => onDrag(undefined),
    onRootDrop: async ({ items }) => {
      for (const item of items.filter(isTextDropItem))
        onMove({ cardId: await item.getText(dragType), columnId, beforeId: null });
    },
    ...(isOrdered && {
      onInsert: async ({ items, target }) => {
        for (const item of items.filter(isTextDropItem)) {
          const cardId = await item.getText(dragType);
          const beforeId = findBeforeId(cards, cardId, String(target.key), target.dropPosition);
          onMove({ cardId, columnId, beforeId });
        }
      },
      onReorder: ({ keys, target }) => {
        for (const cardId of [...keys].map(String)) {
          const beforeId = findBeforeId(cards, cardId, String(target.key), target.dropPosition);
          onMove({ cardId, columnId, beforeId });
        }
      },
    }),
  });
  return (
    <AriaLocale>
      <GridList
        aria-label={column.label}
        items={cards}
        // The choices in a card's menu depend on more than the card itself.
        dependencies={[cards, columns, refuse]}
        dragAndDropHooks={dragAndDropHooks}
        data-part="cards"
        renderEmptyState={() => <span data-part="no-cards">{texts.noCards}</span>}
      >
        {(card) => (
          <GridListItem
            // Names the card by its whole content. React-aria would use only the title, which differs from what is seen.
            ref={(row: HTMLDivElement | null) => row?.setAttribute('aria-labelledby', `${dragType}-${card.id}`)}
            id={card.id}
            textValue={card.title}
            data-part="card"
            data-card={card.id}
          >
            <Button slot="drag" data-part="grip">
              <GripIcon size={14} />
            </Button>
            <BoardCardBody id={`${dragType}-${card.id}`} card={card} />
            <CardMenu card={card} columns={columns} refuse={refuse} onChoose={(to) => onChoose(card.id, to)} />
          </GridListItem>
        )}
      </GridList>
    </AriaLocale>
  );
}
