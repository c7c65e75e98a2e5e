import { Badge, Card, Grid, Heading, Stack, Text } from '@mailroom/design-system';
import { Source } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { usePageTheme } from '../look/pageTheme.ts';
import { goodCode } from '../../packages/design-system/src/docs/exampleCode.ts';
import type { FoundGuide, FurtherExample } from './guides.ts';
import { Prose } from '../pages/Prose.tsx';

function Live({ sign, rule, children }: { sign?: ReactNode; rule: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={8} align="center">
        {sign}
        <Text size={14}>
          <Prose text={rule} />
        </Text>
      </Stack>
      {/* An example that covers the window covers only its own card. One as high as the window is shown from its top. */}
      <Card data-example="" style={{ contain: 'paint', minBlockSize: 96, maxBlockSize: 480, overflow: 'auto' }}>
        <Suspense>{children}</Suspense>
      </Card>
    </Stack>
  );
}

function SourceCode({ source }: { source: Promise<string> }) {
  return <Source code={goodCode(use(source))} language="tsx" dark={usePageTheme() === 'dark'} />;
}

function CodeOf({ title, loadSource }: { title: string; loadSource: FoundGuide['loadSource'] }) {
  const [source] = useState(() => loadSource?.());
  if (!source) return null;
  return (
    <Stack gap={8}>
      <Heading level={3} size={14}>
        {title}
      </Heading>
      <Suspense>
        <SourceCode source={source} />
      </Suspense>
    </Stack>
  );
}

/** One more thing that the component can do, live, with its code. */
function Further({ shows, load, loadSource }: FurtherExample) {
  const [Example] = useState(() => lazy(async () => ({ default: (await load?.())?.Example ?? (() => null) })));
  return (
    <>
      <Live rule={shows}>
        <Example />
      </Live>
      <CodeOf title="Its code" loadSource={loadSource} />
    </>
  );
}

/** A good example and its opposite, both live, with the code of the good one to copy; then what else the component can do. */
export function GuideExamples({ guide, loadExamples, loadSource, more }: FoundGuide) {
  const [[Good, Bad]] = useState(() =>
    (['Good', 'Bad'] as const).map((name) =>
      lazy(async () => ({ default: (await loadExamples?.())?.[name] ?? (() => null) })),
    ),
  );
  if (!loadExamples || !Good || !Bad) return null;
  return (
    <Stack gap={16}>
      <Grid min={guide.isWide ? 760 : 480} gap={24}>
        <Live sign={<Badge tone="success">Do</Badge>} rule={guide.good}>
          <Good />
        </Live>
        <Live sign={<Badge tone="danger">Don’t</Badge>} rule={guide.bad}>
          <Bad />
        </Live>
      </Grid>
      <CodeOf title="Code of “Do”" loadSource={loadSource} />
      {more.map((further) => (
        <Further key={further.shows} {...further} />
      ))}
    </Stack>
  );
}
