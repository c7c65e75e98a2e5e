import { Button, Card, Stack } from '@mailroom/design-system';
import { useState, type ReactNode } from 'react';
import { decide, type Decisions } from './decisions.ts';
import { countsOf, type ReviewItem } from './reviewItems.ts';
import { ReviewStory, type ReviewLook } from './ReviewStory.tsx';

interface ReviewGroupProps extends ReviewLook {
  group: string;
  items: readonly ReviewItem[];
  decisions: Decisions;
  /** Further states, below the pictures. */
  children?: ReactNode;
}

/** A screen or a component with its states. */
export function ReviewGroup({ group, items, decisions, children, ...look }: ReviewGroupProps) {
  const [together, setTogether] = useState<readonly string[]>([]);
  const canTakeBack = together.length > 0 && together.every((key) => decisions[key]?.answer === 'yes');
  const open = items.filter(({ key, change }) => change !== 'same' && !decisions[key]).map(({ key }) => key);
  function sayYes() {
    decide(open, { answer: 'yes', note: '' });
    setTogether(open);
  }
  function takeBack() {
    decide(together, undefined);
    setTogether([]);
  }
  return (
    <Card
      title={group}
      note={look.isCompared ? countsOf(items) || 'nothing changed' : undefined}
      actions={
        (open.length > 1 || canTakeBack) && (
          <Button size="small" onClick={open.length > 1 ? sayYes : takeBack}>
            {open.length > 1 ? `Yes to all ${open.length}` : `Take back all ${together.length}`}
          </Button>
        )
      }
    >
      <Stack gap={32}>
        {items.map((item) => (
          <ReviewStory key={item.story} item={item} decision={decisions[item.key]} {...look} />
        ))}
        {children}
      </Stack>
    </Card>
  );
}
