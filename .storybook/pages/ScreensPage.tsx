import { Card, Grid, Skeleton, Stack, Text } from '@mailroom/design-system';
import { BookLink } from './BookLink.tsx';
import { sentenceCase } from './sentenceCase.ts';
import { useStories } from './useStories.ts';

/** All stories whose title begins so, by the folder they stand in: every screen with each of its states. */
export function ScreensPage({ prefixes }: { prefixes: readonly string[] }) {
  const stories = useStories();
  if (!stories) return <Skeleton lines={8} />;
  const shown = stories.filter(
    ({ title, type }) => type === 'story' && prefixes.some((prefix) => title.startsWith(prefix)),
  );
  const titles = [...Map.groupBy(shown, ({ title }) => title)];
  return (
    <Stack gap={16}>
      <Text as="p" tone="muted" size={14}>
        {titles.length} screens and flows, {shown.length} stories. The toolbar’s theme, density, direction, locale,
        network and role act on each of them.
      </Text>
      <Grid min={280} gap={16}>
        {titles.map(([title, entries]) => (
          <Card key={title} title={title.replace(/^Screens\//, '').replaceAll('/', ' / ')}>
            <Stack gap={4} align="start">
              {entries.map(({ id, name }) => (
                <BookLink key={id} id={id}>
                  {sentenceCase(name)}
                </BookLink>
              ))}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
