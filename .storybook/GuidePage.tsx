import { Badge, Card, Code, DescriptionList, Grid, Heading, Link, Stack, Text } from '@mailroom/design-system';
import { Canvas, DocsContext, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { guideOf, type FoundGuide } from './guides.ts';
import { PropsTable } from './PropsTable.tsx';
import { Prose } from './Prose.tsx';

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

function Example({ sign, rule, children }: { sign: ReactNode; rule: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={8} align="center">
        {sign}
        <Text size={14}>
          <Prose text={rule} />
        </Text>
      </Stack>
      {/* What covers the window covers its own card alone. */}
      <Card style={{ contain: 'paint', minBlockSize: 96 }}>
        <Suspense>{children}</Suspense>
      </Card>
    </Stack>
  );
}

/** The rule and its opposite, each live. */
function Examples({ found }: { found: FoundGuide }) {
  const { guide, loadExamples } = found;
  const [[Good, Bad]] = useState(() =>
    (['Good', 'Bad'] as const).map((name) =>
      lazy(async () => ({ default: (await loadExamples?.())?.[name] ?? (() => null) })),
    ),
  );
  if (!loadExamples || !Good || !Bad) return null;
  return (
    <Grid min={480} gap={24}>
      <Example sign={<Badge tone="success">Do</Badge>} rule={guide.good}>
        <Good />
      </Example>
      <Example sign={<Badge tone="danger">Don’t</Badge>} rule={guide.bad}>
        <Bad />
      </Example>
    </Grid>
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
        <Code>{`import { ${[guide.name, ...(guide.parts ?? [])].join(', ')} } from '@mailroom/design-system';`}</Code>
      </Stack>
      <Text tone="muted">Also looked for as: {guide.finds.join(', ')}</Text>
    </Stack>
  );
}

/** The page of every component: its guide, its permutations, the rule shown, its props, and the way to each story. */
export function GuidePage() {
  const context = use(DocsContext);
  const stories = context.componentStories();
  const [primary] = stories;
  const found = guideOf(String(primary?.parameters['fileName'] ?? ''));
  if (!primary) return <Title />;
  const isFloating = /^(Overlays|Forms\/UnsavedGuard|Messages\/Overlay|Layout\/AppShell|Layout\/Page$)/.test(
    primary.title,
  );
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
      <Canvas
        of={primary.moduleExport}
        story={isFloating ? { inline: false, height: '560px' } : { inline: true }}
        sourceState="hidden"
      />
      <Unstyled>
        <Stack gap={32}>
          {found && <Examples found={found} />}
          {found && (
            <Grid min={480} gap={24}>
              <Stack gap={8}>
                <Heading level={3} size={14}>
                  Anatomy
                </Heading>
                <DescriptionList
                  items={found.guide.anatomy.map(({ part, is }) => ({ term: part, detail: <Prose text={is} /> }))}
                />
              </Stack>
              <Sentences title="Accessibility" items={found.guide.accessibility} />
            </Grid>
          )}
          {[found?.guide.name ?? primary.title.split('/').at(-1) ?? '', ...(found?.guide.parts ?? [])].map((name) => (
            <Stack key={name} gap={12}>
              <Heading level={2} size={16}>
                Props of {name}
              </Heading>
              <PropsTable name={name} />
            </Stack>
          ))}
          <Heading level={2} size={16}>
            Stories, with controls to try each prop
          </Heading>
          <Stack direction="row" gap={16} isWrapping>
            {stories.map(({ id, name }) => (
              <Link key={id} href={`?path=/story/${id}`} target="_top">
                {name}
              </Link>
            ))}
          </Stack>
        </Stack>
      </Unstyled>
    </>
  );
}
