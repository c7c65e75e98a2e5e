import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { BoardCard, BoardColumn } from './boardCards.ts';

interface CardMenuProps {
  card: BoardCard;
  columns: readonly BoardColumn[];
  refuse: (card: BoardCard, columnId: string) => string | undefined;
  onChoose: (columnId: string) => void;
}

/** Moves a card without dragging, for voice control, switches and everybody who prefers one press. */
export function CardMenu({ card, columns, refuse, onChoose }: CardMenuProps) {
  const texts = useDisplayTexts();
  return (
    <Menu
      label={texts.moveCard(card.title)}
      isIconOnly
      variant="quiet"
      size="small"
      onAction={onChoose}
      items={columns.map(({ id, label }) => {
        const isHere = id === card.columnId;
        const reason = isHere ? texts.alreadyHere : refuse(card, id);
        return {
          id,
          label,
          isCurrent: isHere,
          disabled: reason !== undefined,
          reason: reason ?? '',
        };
      })}
    />
  );
}
