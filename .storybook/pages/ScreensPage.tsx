import { Card, EmptyState, Grid, Heading, SearchInput, Skeleton, Stack, Text } from '@mailroom/design-system';
import { useState } from 'react';
import { BookLink } from './BookLink.tsx';
import { foundScreens, type Screen } from './foundScreens.ts';
import { sentenceCase } from './sentenceCase.ts';
import { hasPicture, StoryPicture } from './StoryPicture.tsx';
import { useStories } from './useStories.ts';

const PARTS = [
  ['Screens', 'Screens/'],
  ['Flows over several screens', 'Flows/'],
] as const;

function ScreenCard({ screen: { title, stories, shown }, isPictured }: { screen: Screen; isPictured: boolean }) {
  const name = title.replace(/^(Screens|Flows)\//, '').replaceAll('/', ' / ');
  const pictured = stories.find(({ id }) => hasPicture(id));
  return (
    <Card title={name}>
      <Stack gap={12}>
        {pictured ? (
          <BookLink id={pictured.id}>
            <StoryPicture story={pictured.id} alt={`${name}, ${sentenceCase(pictured.name)}`} />
          </BookLink>
        ) : (
          isPictured && <StoryPicture story={undefined} alt="" />
        )}
        <Stack gap={4} align="start">
          {shown.map(({ id, name: state }) => (
            <BookLink key={id} id={id}>
              {sentenceCase(state)}
            </BookLink>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function picturedFirst(screens: readonly Screen[]): Screen[] {
  const isPictured = ({ stories }: Screen) => stories.some(({ id }) => hasPicture(id));
  return [...screens.filter(isPictured), ...screens.filter((screen) => !isPictured(screen))];
}

/** Every screen and flow with a picture and all its states, to be found by name. */
export function ScreensPage() {
  const [text, setText] = useState('');
  const stories = useStories();
  if (!stories) return <Skeleton lines={8} />;
  const found = foundScreens(stories, text);
  const parts = PARTS.map(([heading, prefix]) => ({
    heading,
    screens: picturedFirst(found.filter(({ title }) => title.startsWith(prefix))),
  })).filter(({ screens }) => screens.length > 0);
  return (
    <Stack gap={24}>
      <Text as="p" tone="muted" size={14}>
        The toolbar’s theme, density, direction, locale, network and role act on each of them. The pictures are the
        approved ones, in light or dark.
      </Text>
      <Stack direction="row" gap={16} align="center" isWrapping>
        <SearchInput
          label="Find a screen or a state"
          placeholder="Find a screen or a state"
          value={text}
          onValueChange={setText}
          style={{ inlineSize: 280 }}
        />
        <Text tone="muted" role="status">
          {found.length} screens and flows, {found.reduce((sum, { shown }) => sum + shown.length, 0)} stories
        </Text>
      </Stack>
      {parts.length === 0 && (
        <EmptyState title="No screen has this name">Each word must be part of a screen’s or a state’s name.</EmptyState>
      )}
      {parts.map(({ heading, screens }) => (
        <Stack key={heading} gap={12}>
          <Heading level={2} size={20}>
            {heading}
          </Heading>
          <Grid min={280} gap={16}>
            {screens.map((screen) => (
              <ScreenCard key={screen.title} screen={screen} isPictured={heading === 'Screens'} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
