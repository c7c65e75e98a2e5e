import { Badge, Grid, Heading, Stack, type Tone } from '@mailroom/design-system';
import { styled } from 'styled-components';
import { BookLink } from '../pages/BookLink.tsx';
import { DecisionControl } from './DecisionControl.tsx';
import type { Decision } from './decisions.ts';
import { PairView, type View } from './PairView.tsx';
import { isDifferent, type Change } from './review.ts';
import type { ReviewItem } from './reviewItems.ts';

const TONES: Record<Change, Tone> = { changed: 'warning', new: 'success', gone: 'danger', same: 'secondary' };
const SAID: Record<Change, string> = { changed: 'Changed', new: 'New', gone: 'Gone', same: 'Unchanged' };

const Root = styled.div`
  /* Below the name of its group, above the bar at the foot. */
  scroll-margin-block: 56px 96px;
  border-radius: var(--mr-radius-control);
  &:focus {
    outline: 2px solid var(--mr-accent);
    outline-offset: 6px;
  }
`;

export interface ReviewLook {
  view: View;
  /** Whether the places that differ are outlined. */
  hasPlaces: boolean;
  /** Whether there is a commit to compare with. */
  isCompared: boolean;
}

interface ReviewStoryProps extends ReviewLook {
  item: ReviewItem;
  decision: Decision | undefined;
}

/** A story of the review in all its themes, with the decision on it. */
export function ReviewStory({ item, decision, ...look }: ReviewStoryProps) {
  const { story, name, group, change, pairs, isKnown } = item;
  const isWide = look.isCompared && look.view === 'beside' && change === 'changed' && pairs.some(isDifferent);
  const isDecidable = change !== 'same';
  const views = pairs.map((pair) => <PairView key={pair.theme} pair={pair} name={`${group}, ${name}`} {...look} />);
  return (
    <Root
      role="group"
      aria-label={`${group}, ${name}`}
      tabIndex={-1}
      data-story={story}
      data-key={isDecidable ? item.key : undefined}
    >
      <Stack gap={12}>
        <Stack direction="row" gap={8} align="center" justify="between" isWrapping>
          <Stack direction="row" gap={12} align="center" isWrapping>
            <Heading level={3} size={14}>
              {name}
            </Heading>
            {look.isCompared && <Badge tone={TONES[change]}>{SAID[change]}</Badge>}
            {isKnown && <BookLink id={story}>Open the story</BookLink>}
          </Stack>
          {isDecidable && <DecisionControl item={item} decision={decision} />}
        </Stack>
        {isWide ? (
          <Stack gap={16}>{views}</Stack>
        ) : (
          <Grid columns={2} gap={12}>
            {views}
          </Grid>
        )}
      </Stack>
    </Root>
  );
}
