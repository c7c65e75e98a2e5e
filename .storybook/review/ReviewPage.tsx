import {
  Banner,
  Code,
  EmptyState,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Switch,
  Text,
  Toolbar,
} from '@mailroom/design-system';
import { useRef, useState } from 'react';
import { useStories, type IndexEntry } from '../pages/useStories.ts';
import { useDecisions } from './decisions.ts';
import { LiveStories } from './LiveStories.tsx';
import type { View } from './PairView.tsx';
import { countsOf, groupName, reviewItems } from './reviewItems.ts';
import type { Review } from './review.ts';
import { ReviewGroup } from './ReviewGroup.tsx';
import { ReviewProgress } from './ReviewProgress.tsx';
import { useReview } from './useReview.ts';
import { useReviewKeys } from './useReviewKeys.ts';

const VIEWS = [
  { value: 'beside', label: 'Side by side' },
  { value: 'over', label: 'One over the other' },
  { value: 'difference', label: 'Difference' },
] as const;

/** Screens and components under the headings of the sidebar. */
function choicesOf(stories: readonly IndexEntry[]) {
  const titles = [...new Set(stories.filter(({ type }) => type === 'story').map(({ title }) => title))];
  return [...Map.groupBy(titles, (title) => title.split('/', 1)[0] ?? '')].map(([label, own]) => ({
    label,
    options: own.map((value) => ({ value, label: groupName(value) })),
  }));
}

function NothingChanged({ base }: { base: string }) {
  return (
    <EmptyState title="No picture differs">
      The pictures of the working tree are those of <Code>{base}</Code>. Change a component or a screen, run{' '}
      <Code>npm run snapshots</Code> and start Storybook again. To compare with another commit, start it with{' '}
      <Code>REVIEW_BASE=commit</Code>. To see all states of a screen or a component, choose it above.
    </EmptyState>
  );
}

function ReviewOf({ review, stories }: { review: Review; stories: readonly IndexEntry[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<View>('beside');
  const [hasPlaces, setPlaces] = useState(true);
  const [hasKeys, setKeys] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  const decisions = useDecisions();
  const steps = useReviewKeys(root, decisions, hasKeys);
  const { base, why } = review;
  const isCompared = base !== undefined;
  const items = reviewItems(review, stories);
  const changed = items.filter(({ change }) => change !== 'same');
  const name = chosen === null ? undefined : groupName(chosen);
  const shown = name === undefined ? (isCompared ? changed : items) : items.filter(({ group }) => group === name);
  const pictured = new Set(items.map(({ story }) => story));
  const live = stories.filter(({ title, id, type }) => title === chosen && type === 'story' && !pictured.has(id));
  const groups = new Map(Map.groupBy(shown, ({ group }) => group));
  if (name !== undefined && !groups.has(name)) groups.set(name, []);
  return (
    <Stack gap={24} ref={root} data-review="">
      {isCompared ? (
        <Text as="p" tone="muted" size={14}>
          Before is the commit <Code>{base}</Code>, after is the working tree when this Storybook was started or built.
          Decisions stay in this browser until a picture changes.
        </Text>
      ) : (
        <Banner tone="info" title="There is no ‘before’">
          {why} The page shows the pictures as they are now.
        </Banner>
      )}
      <Toolbar
        end={
          isCompared && (
            <>
              <Switch label="Outline the places" value={hasPlaces} onValueChange={setPlaces} />
              <SegmentedControl label="How to compare" options={VIEWS} value={view} onValueChange={setView} />
            </>
          )
        }
      >
        <Select
          label="Screen or component"
          isLabelHidden
          placeholder={isCompared ? 'Everything that changed' : 'Everything'}
          options={choicesOf(stories)}
          value={chosen}
          onValueChange={setChosen}
          isClearable
          style={{ inlineSize: 320, maxInlineSize: '100%' }}
        />
        <Text tone="muted" role="status">
          {isCompared ? countsOf(shown) || 'nothing changed' : `${shown.length} stories with pictures`}
        </Text>
      </Toolbar>
      {isCompared && shown.length === 0 && chosen === null && <NothingChanged base={base} />}
      {[...groups].map(([group, own]) => (
        <ReviewGroup
          key={group}
          group={group}
          items={own}
          decisions={decisions}
          view={view}
          hasPlaces={hasPlaces}
          isCompared={isCompared}
        >
          {live.length > 0 && <LiveStories stories={live} />}
        </ReviewGroup>
      ))}
      {isCompared && changed.length > 0 && (
        <ReviewProgress
          items={changed}
          decisions={decisions}
          base={base}
          hasKeys={hasKeys}
          onKeys={setKeys}
          onNext={steps.next}
        />
      )}
    </Stack>
  );
}

/** Everything that changed since a commit, before and after, to be decided on in one place. */
export function ReviewPage() {
  const review = useReview();
  const stories = useStories();
  if (review === 'failed') return <EmptyState title="The review couldn’t be loaded">Start Storybook again.</EmptyState>;
  if (!review || !stories) return <Skeleton lines={8} />;
  return <ReviewOf review={review} stories={stories} />;
}
