import { Button, CopyIcon, Keys, Stack, Switch, Text, Toolbar, useMedia } from '@mailroom/design-system';
import { useState } from 'react';
import type { Decisions } from './decisions.ts';
import { markdownOf } from './markdownOf.ts';
import type { ReviewItem } from './reviewItems.ts';
import { REVIEW_KEYS } from './useReviewKeys.ts';

interface ReviewProgressProps {
  /** Everything that changed, shown or not. */
  items: readonly ReviewItem[];
  decisions: Decisions;
  base: string;
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  onNext: () => void;
}

/** How many are decided, the keys, and the way out: a list for the pull request. */
export function ReviewProgress({ items, decisions, base, hasKeys, onKeys, onNext }: ReviewProgressProps) {
  const [news, setNews] = useState('');
  // A phone has no keys, and little room.
  const isSmall = useMedia('(max-width: 719px)');
  const decided = items.filter(({ key }) => decisions[key]).length;
  const isDone = decided === items.length;
  async function copy() {
    try {
      await navigator.clipboard.writeText(markdownOf(items, decisions, base));
      setNews('Copied');
    } catch {
      setNews('The browser didn’t allow it');
    }
  }
  return (
    <Toolbar
      isSticky
      end={
        <>
          <span role="status">{news && <Text tone="muted">{news}</Text>}</span>
          <Button size="small" disabled={isDone} reason="Everything is decided." onClick={onNext}>
            Next undecided
          </Button>
          <Button
            size="small"
            variant={isDone ? 'primary' : 'secondary'}
            icon={<CopyIcon size={14} />}
            onClick={() => void copy()}
            onBlur={() => setNews('')}
          >
            Copy as Markdown
          </Button>
        </>
      }
    >
      <Text weight={600} isTabular role="status">
        {decided} of {items.length} decided
      </Text>
      {!isSmall && <Switch label="Keys" value={hasKeys} onValueChange={onKeys} />}
      {hasKeys &&
        !isSmall &&
        Object.values(REVIEW_KEYS).map(({ keys, label }) => (
          <Stack key={keys} direction="row" gap={4} align="center">
            <Keys keys={keys} />
            <Text tone="muted">{label}</Text>
          </Stack>
        ))}
    </Toolbar>
  );
}
