import { Button, Card } from '@mailroom/design-system';
import { useState, type ReactNode } from 'react';

interface FoldedCardProps {
  title: string;
  note?: ReactNode;
  /** Removes the padding of what is unfolded, for a table. Default false. */
  isFlush?: boolean;
  /** Rendered once it is unfolded. */
  children: ReactNode;
}

/** A card of which only the title is shown until somebody asks for the rest. */
export function FoldedCard({ title, note, isFlush = false, children }: FoldedCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={title}
      note={note}
      isFlush={isFlush || !isOpen}
      actions={
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'} {title.toLowerCase()}
        </Button>
      }
    >
      {isOpen && children}
    </Card>
  );
}
