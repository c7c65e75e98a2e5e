import { Badge, Grid, Heading, Link, Stack, Text } from '@mailroom/design-system';
import { Canvas, Source, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';
import { usePageTheme } from '../look/pageTheme.ts';
import { BookLink } from '../pages/BookLink.tsx';
import { Prose } from '../pages/Prose.tsx';
import { useStories, type IndexEntry } from '../pages/useStories.ts';
import type { Pattern } from './pattern.ts';

interface PatternPageProps {
  pattern: Pattern;
  /** The story that is shown live. */
  story: ComponentProps<typeof Canvas>['of'];
  /** The file that the story draws, as it is on the disk. */
  source: string;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Sentences({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <Text as="p" size={14} key={item}>
      <Prose text={item} />
    </Text>
  ));
}

function Signed({ sign, items }: { sign: ReactNode; items: readonly string[] }) {
  return (
    <Stack gap={8}>
      <div>{sign}</div>
      <Sentences items={items} />
    </Stack>
  );
}

/** The pages of the components that a file imports from the design system. Patterns and flows may have the same names. */
function pagesOf(source: string, stories: readonly IndexEntry[]): IndexEntry[] {
  const list = /import \{([^}]*)\} from '@mailroom\/design-system'/.exec(source)?.[1] ?? '';
  const names = new Set(list.split(',').map((name) => name.trim()));
  return stories.filter(
    ({ type, title, importPath }) =>
      type === 'docs' && importPath.includes('/components/') && names.has(title.split('/').at(-1) ?? ''),
  );
}

/** A page of a pattern: when to use it, the pattern live, its code, its rules, and the screens that follow it. */
export function PatternPage({ pattern, story, source }: PatternPageProps) {
  const stories = useStories() ?? [];
  const isDark = usePageTheme() === 'dark';
  return (
    <>
      <Unstyled>
        <Stack gap={24}>
          <Text as="p" size={16}>
            {pattern.summary}
          </Text>
          <Grid min={420} gap={24}>
            <Section title="When to use">
              <Sentences items={pattern.whenToUse} />
            </Section>
            <Section title="When not to">
              <Sentences items={pattern.whenNot} />
            </Section>
          </Grid>
        </Stack>
      </Unstyled>
      <Canvas of={story} sourceState="none" />
      <Unstyled>
        <Stack gap={24}>
          <Grid min={420} gap={24}>
            <Signed sign={<Badge tone="success">Do</Badge>} items={pattern.dos} />
            <Signed sign={<Badge tone="danger">Don’t</Badge>} items={pattern.donts} />
          </Grid>
          <Section title="Screens that follow it">
            <Stack direction="row" gap={16} isWrapping>
              {pattern.screens.map((screen) => {
                const first = stories.find(({ title, type }) => type === 'story' && title === `Screens/${screen}`);
                return (
                  first && (
                    <BookLink key={screen} id={first.id}>
                      {screen.replace('/', ' / ')}
                    </BookLink>
                  )
                );
              })}
            </Stack>
          </Section>
          <Section title="Components in it">
            <Stack direction="row" gap={16} isWrapping>
              {pagesOf(source, stories).map(({ id, title }) => (
                <Link key={id} href={`./?path=/docs/${id}`} target="_top">
                  {title.split('/').at(-1)}
                </Link>
              ))}
            </Stack>
          </Section>
          <Section title="Code">
            <Text as="p" tone="muted" size={14}>
              This is the file that runs above.
            </Text>
          </Section>
        </Stack>
      </Unstyled>
      <Source code={source} language="tsx" dark={isDark} />
    </>
  );
}
