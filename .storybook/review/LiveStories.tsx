import { Grid, Heading, Stack, Text } from '@mailroom/design-system';
import { useRef } from 'react';
import { StoryWindow } from '../guide/StoryWindow.tsx';
import { BookLink } from '../pages/BookLink.tsx';
import { sentenceCase } from '../pages/sentenceCase.ts';
import type { IndexEntry } from '../pages/useStories.ts';
import { PICTURED_THEMES } from '../pictures/pictured.ts';
import { useInSight } from './useInSight.ts';

/** In px. */
const HEIGHT = 480;

function LiveStory({ story: { id, name, title } }: { story: IndexEntry }) {
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(box);
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={12} align="center" isWrapping>
        <Heading level={3} size={14}>
          {sentenceCase(name)}
        </Heading>
        <BookLink id={id}>Open the story</BookLink>
      </Stack>
      <Grid columns={2} gap={12} ref={box}>
        {PICTURED_THEMES.map((theme) => (
          <div key={theme} style={{ blockSize: HEIGHT }}>
            {/* Thirty stories that run together would slow down the page. */}
            {isInSight && (
              <StoryWindow
                id={id}
                title={`${title}, ${sentenceCase(name)}, ${theme}`}
                height={HEIGHT}
                fixedTheme={theme}
              />
            )}
          </div>
        ))}
      </Grid>
    </Stack>
  );
}

/** The states of a screen or a component of which no picture is kept, as they are now. */
export function LiveStories({ stories }: { stories: readonly IndexEntry[] }) {
  return (
    <Stack gap={24}>
      <Text as="p" tone="muted" size={14}>
        No pictures are kept of the following states. They run here as they are now, and each runs its play.
      </Text>
      {stories.map((story) => (
        <LiveStory key={story.id} story={story} />
      ))}
    </Stack>
  );
}
