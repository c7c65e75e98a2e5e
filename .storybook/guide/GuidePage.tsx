import { Badge, Code, DescriptionList, Grid, Heading, Link, Stack, Text } from '@mailroom/design-system';
import { Canvas, DocsContext, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AnatomyPicture } from './AnatomyPicture.tsx';
import { AnatomyWindow } from './AnatomyWindow.tsx';
import { ChangesOf } from './ChangesOf.tsx';
import { GuideExamples } from './GuideExamples.tsx';
import { guideOf, type FoundGuide } from './guides.ts';
import { KeysTable } from './KeysTable.tsx';
import { PropsTable } from './PropsTable.tsx';
import { Prose } from '../pages/Prose.tsx';
import { ScreensUsing } from './ScreensUsing.tsx';
import { StoriesOf } from './StoriesOf.tsx';
import { StoryWindow } from './StoryWindow.tsx';
import { storyToTry, TryIt } from './TryIt.tsx';

/** These cover the page, so each is shown in its own window. */
const FLOATING = /^(Overlays|Forms\/UnsavedGuard|Messages\/Overlay|Layout\/AppShell|Layout\/Page$)/;

const Shown = styled.div`
  margin-block: 24px;
`;

function Sentences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Stack gap={8}>
      <Heading level={3} size={14}>
        {title}
      </Heading>
      {items.map((item) => (
        <Text as="p" size={14} key={item}>
          <Prose text={item} />
        </Text>
      ))}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={12}>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Head({ guide }: { guide: FoundGuide['guide'] }) {
  return (
    <Stack gap={12}>
      <Text as="p" size={16}>
        <Prose text={guide.summary} />
      </Text>
      <Stack direction="row" gap={8} align="center" isWrapping>
        <Badge tone={guide.status === 'stable' ? 'success' : 'warning'}>{guide.status}</Badge>
        <Text tone="muted">since {guide.since}</Text>
        <Link href={`markdown/${guide.name}.md`}>as Markdown</Link>
        <Code>{`import { ${[guide.name, ...(guide.parts ?? [])].join(', ')} } from '@mailroom/design-system';`}</Code>
      </Stack>
      <Text tone="muted">Also known as: {guide.searchTerms.join(', ')}</Text>
    </Stack>
  );
}

/** Shows the component's parts: a numbered picture, if its parts can be pointed at, and a list in words. */
function Anatomy(found: FoundGuide) {
  const { anatomy, anatomyStory } = found.guide;
  const isDrawn = anatomy.some(({ at }) => at !== undefined);
  return (
    <Stack gap={16}>
      {isDrawn && (anatomyStory ? <AnatomyWindow guide={found.guide} /> : <AnatomyPicture {...found} />)}
      <DescriptionList
        items={anatomy.map(({ part, is }, index) => ({
          term: isDrawn ? `${index + 1}. ${part}` : part,
          detail: <Prose text={is} />,
        }))}
      />
    </Stack>
  );
}

/** The page of every component: its guide, its permutations, the rule shown, its props, where it is used, and the way to each story. */
export function GuidePage() {
  const context = use(DocsContext);
  const stories = context.componentStories();
  const [primary] = stories;
  const found = guideOf(String(primary?.parameters['fileName'] ?? ''));
  if (!primary) return <Title />;
  const isFloating = FLOATING.test(primary.title);
  const tried = storyToTry(stories);
  const names = [found?.guide.name ?? primary.title.split('/').at(-1) ?? '', ...(found?.guide.parts ?? [])];
  return (
    <>
      <Title />
      <Unstyled>
        <Stack gap={32}>
          {found && <Head guide={found.guide} />}
          {found && (
            <Grid min={480} gap={24}>
              <Sentences title="When to use" items={found.guide.whenToUse} />
              <Sentences title="When not to" items={found.guide.whenNot} />
            </Grid>
          )}
        </Stack>
      </Unstyled>
      {isFloating ? (
        <Unstyled>
          <Shown>
            <StoryWindow id={primary.id} title={primary.name} height={560} />
          </Shown>
        </Unstyled>
      ) : (
        <Canvas of={primary.moduleExport} sourceState="hidden" />
      )}
      {tried && (
        <>
          <Unstyled>
            <Heading level={2} size={16}>
              Try it
            </Heading>
          </Unstyled>
          <TryIt name={names[0] ?? ''} story={tried} isFloating={isFloating} isShown={tried === primary} />
        </>
      )}
      <Unstyled>
        <Stack gap={32}>
          {found && <GuideExamples {...found} />}
          {found && (
            <Section title="Anatomy">
              <Anatomy {...found} />
            </Section>
          )}
          {found && (
            <Section title="Accessibility">
              <Stack gap={8}>
                {found.guide.accessibility.map((item) => (
                  <Text as="p" size={14} key={item}>
                    <Prose text={item} />
                  </Text>
                ))}
              </Stack>
              {found.guide.keys && <KeysTable name={found.guide.name} keys={found.guide.keys} />}
            </Section>
          )}
          {found &&
            names.map((name) => (
              <Section key={name} title={`Props of ${name}`}>
                <PropsTable name={name} />
              </Section>
            ))}
          {found && (
            <Section title="Screens that use it">
              <ScreensUsing names={names} />
            </Section>
          )}
          {found && (
            <Section title="Changes">
              <ChangesOf names={names} since={found.guide.since} />
            </Section>
          )}
          <Section title="Stories">
            <StoriesOf own={stories} file={String(primary.parameters['fileName'] ?? '')} />
          </Section>
        </Stack>
      </Unstyled>
    </>
  );
}
